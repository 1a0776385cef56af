/** React decides at its first import which of its builds it is; so this is said before anything is imported. */
process.env.NODE_ENV ??= 'production'
const { logEverything } = await import('#platform/log/log-everything.server.ts')
logEverything()
await import('./server.ts')
