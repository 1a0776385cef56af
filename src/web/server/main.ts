/** React chooses its build at its first import, so this is set before anything is imported. */
process.env.NODE_ENV ??= 'production'
const { logEverything } = await import('#platform/log/log-everything.server.ts')
logEverything()
await import('./server.ts')
