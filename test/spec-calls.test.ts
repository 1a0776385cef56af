import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import routes from '../src/web/routes.ts'

type Node = { file: string; path?: string; index?: boolean; children?: Node[] }
type Door = { path: string; file: string }

const doorsOf = (nodes: Node[], above = ''): Door[] =>
  nodes.flatMap(({ file, path, children = [] }) => {
    const here = path === undefined ? above : `${above}/${path}`
    return [...(path === undefined ? [] : [{ path: here, file }]), ...doorsOf(children, here)]
  })
const doors = doorsOf((await Promise.all(routes as Node[])).flat())
const app = readFileSync('src/web/server/app.ts', 'utf8')
const page = readFileSync('docs/spec-calls.md', 'utf8')

/** The calls of the specification (docs/reference/spec.md 7); its two rows with two calls each are split. */
const calls = [
  'Password sign-in',
  'Sign-up',
  'Sign-out',
  'Reset password',
  'Update user password',
  'Update user metadata',
  'Get user',
  'Get session',
  'Refresh session',
  'OAuth sign-in',
  'Auth-state subscription',
  'RPC has_role',
  'Read user_roles',
  'Invoke security-audit',
  'Select notifications',
  'Update notifications',
  'Delete notification',
  'Invoke send-notification-email',
  'Realtime subscription',
]

const offers = ({ file }: Door, method: string) =>
  new RegExp(`^export\\b[^\\n]*\\b${method === 'GET' ? '(?:loader|default)' : 'action'}\\b`, 'm').test(
    readFileSync(`src/web/${file}`, 'utf8'),
  )

const isThere = (method: string, path: string) =>
  doors.some((door) => door.path === path && offers(door, method)) ||
  app.includes(`app.${method.toLowerCase()}('${path}'`)

test('every call of the specification has its row, in the same sequence', () => {
  const rows = [...page.matchAll(/^\| ([^|]+?) \|/gm)].map(([, name]) => name)
  expect(rows.filter((name) => name !== 'Call' && !name!.startsWith('---'))).toEqual(calls)
})

test('every address named there exists with its method', () => {
  const named = [...page.matchAll(/`(GET|POST) (\/[^` ]*)`/g)].map(([, method, path]) => ({ method, path }))
  expect(named.length).toBeGreaterThan(15)
  expect(named.filter(({ method, path }) => !isThere(method!, path!))).toEqual([])
})

test('every file named there exists and exports the function named with it', () => {
  const files = [...page.matchAll(/`((?:src|test|migrations)\/[^`]+)`/g)].map(([, file]) => file!)
  expect(files.filter((file) => !existsSync(file))).toEqual([])
  const named = [...page.matchAll(/`(\w+)\(\)` in `([^`]+)`/g)].map(([, name, file]) => ({ name, file: file! }))
  expect(named.length).toBeGreaterThan(20)
  const isIn = (name: string, file: string) =>
    new RegExp(`(?:export (?:async )?(?:function|const)|CREATE FUNCTION) ${name}\\b`).test(readFileSync(file, 'utf8'))
  expect(named.filter(({ name, file }) => !isIn(name!, file))).toEqual([])
})
