/** The database engines. */
export type Engine = 'sqlite' | 'postgres';
