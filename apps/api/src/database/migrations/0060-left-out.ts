import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

import type { Engine } from './engine.ts';

/** Notes for each import what was left out of it. The marks before had one time for all imports. */
export const leftOut = (engine: Engine): Migration => ({
  async up(database) {
    const whole = engine === 'postgres' ? sql`bigint` : sql`integer`;
    await sql`create table left_out (
      import_id ${whole} not null references imports (id),
      kind text not null,
      name text not null,
      primary key (import_id, kind, name)
    )`.execute(database);
    for (const kind of ['payout', 'row'])
      await sql`insert into left_out (import_id, kind, name)
        select min(imports.id), cast(${kind} as text), substr(marks.name, ${sql.lit(kind.length + 2)})
        from marks join imports on imports.imported_at = marks.at and imports.state = 'imported'
        where marks.name like ${`${kind} %`} group by marks.name`.execute(database);
    await sql`delete from marks where name like 'payout %' or name like 'row %'`.execute(database);
  },
});
