import type { Plugin } from 'vite'

/** React Router's `.server` guard overlooks a query file that takes the database only as a type: here the words of the database and of Node themselves are refused. */
const serverWords =
  /^(drizzle-orm|@electric-sql\/pglite|pg-boss|pg|better-auth|nodemailer|sharp|pino|node:)(\/|$)|^node:/

export const noSqlInBrowser = (): Plugin => ({
  name: 'no-sql-in-browser',
  enforce: 'pre',
  applyToEnvironment: (environment) => environment.name === 'client',
  resolveId(word, importer) {
    if (importer?.includes('/src/') && serverWords.test(word)) {
      this.error(`${importer} speaks ${word}: it must not reach the browser`)
    }
  },
})
