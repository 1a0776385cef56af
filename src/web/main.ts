/** React decides at its first import which of its builds it is; so this is said before anything is imported. */
process.env.NODE_ENV ??= 'production'
await import('./server.ts')
