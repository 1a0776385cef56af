/**
 * zod tries whether it may make functions out of text as soon as a form's schema is made. The policy of our pages says no, and every
 * visitor's browser would report the try. Loaded before anything that makes a schema; the server, which may, does.
 */
const shared = globalThis as { __zod_globalConfig?: { jitless?: boolean } }
if (typeof document !== 'undefined') (shared.__zod_globalConfig ??= {}).jitless = true
