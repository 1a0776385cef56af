import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/shop/*/schema.ts', './src/shop/*/*-schema.ts', './src/platform/**/*schema.server.ts'],
  out: './migrations',
  casing: 'snake_case',
})
