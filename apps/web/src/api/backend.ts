/** Empty for this site's own origin, or another backend's URL without a trailing slash. */
export const backendOrigin = String(import.meta.env['VITE_API_URL'] ?? '').replace(/\/+$/, '');

/** Milliseconds after which a call without a complete response counts as failed. Its code has as long to load. */
export const callTimeout = 15_000;
