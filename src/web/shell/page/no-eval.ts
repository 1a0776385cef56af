/**
 * zod tests for `eval` as soon as a form's schema is created. Our content security policy forbids it, and every
 * visitor's browser would report the attempt. Loaded before any schema is created; the server may use `eval`, and does.
 */
const shared = globalThis as { __zod_globalConfig?: { jitless?: boolean } }
if (typeof document !== 'undefined') (shared.__zod_globalConfig ??= {}).jitless = true
