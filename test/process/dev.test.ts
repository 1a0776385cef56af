import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { aFolder, freshShop } from './fresh-shop.ts'
import { freePort } from './free-port.ts'

const copied = ['src', 'vite', 'scripts', 'messages', 'project.inlang', 'seed', 'migrations']
const files = ['package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts', 'react-router.config.ts']

/** A copy of the work tree, which this test may edit. Its packages are links to ours, but Vite's cache is its own. */
function copyOfTree() {
  const tree = aFolder()
  const isNeeded = (path: string) => !/\/src\/words$|\/seed\/pictures$/.test(path)
  for (const name of [...copied, ...files])
    cpSync(resolve(name), join(tree, name), { recursive: true, filter: isNeeded })
  mkdirSync(join(tree, 'node_modules'))
  for (const name of readdirSync('node_modules').filter((entry) => !/^\.(vite|cache)/.test(entry)))
    symlinkSync(resolve('node_modules', name), join(tree, 'node_modules', name))
  return tree
}

const edit = (file: string, from: string, to: string) => {
  const text = readFileSync(file, 'utf8')
  expect(text).toContain(from)
  writeFileSync(file, text.replace(from, to))
}

test('npm run dev shows saved changes of pages, messages and server, and ends on SIGTERM', async () => {
  const [tree, shop, port] = [copyOfTree(), await freshShop('PostgreSQL'), await freePort()]
  const env = { PATH: process.env.PATH, PORT: String(port), HOST: '127.0.0.1', ...shop.settings }
  const server = spawn(process.execPath, ['scripts/dev.ts'], { cwd: tree, env, stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void server.kill('SIGKILL'))
  let said = ''
  server.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
  await expect.poll(() => said).toContain('is open')
  const ask = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).text()

  const page = await fetch(`http://127.0.0.1:${port}/`)
  expect(await page.text()).toContain('data-shop')
  const policy = page.headers.get('content-security-policy')
  expect(policy).toMatch(/script-src 'self'( 'sha256-[^']+')+;/)
  expect(policy).toContain("style-src-elem 'self' 'unsafe-inline'")

  edit(join(tree, 'messages/vi/layout.json'), '"layout_footer_tagline": "', '"layout_footer_tagline": "Chữ mới. ')
  await expect.poll(() => ask('/')).toContain('Chữ mới.')
  edit(
    join(tree, 'src/web/shell/layout/footer.tsx'),
    '{m.layout_footer_tagline()}',
    '{m.layout_footer_tagline()} (sửa)',
  )
  await expect.poll(() => ask('/')).toContain('(sửa)')
  expect(await ask('/src/web/shell/layout/footer.tsx')).toMatch(/\(sửa\)[^]*RefreshRuntime/)
  edit(join(tree, 'src/web/server/app.ts'), "c.text('ok')", "c.text('still fine')")
  await expect.poll(() => ask('/healthz')).toBe('still fine')

  server.kill('SIGTERM')
  expect(await once(server, 'exit')).toEqual([0, null])
  await shop.clear()
})
