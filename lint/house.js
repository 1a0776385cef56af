import path from 'node:path'
import { floors, inner } from '../floors.js'
import { seen } from './seen.js'
import { allTestsRun } from './all-tests-run.js'
import { papers } from './papers.js'

const rooms = floors.flatMap((floor, height) => floor.map((room) => ({ room, height })))

/** `shop/payments/vnpay` for a file in it, where every folder of `shop/payments/` is a room, save those of `inner`. */
const folderIn = (outer, at) => {
  const end = at.startsWith(outer) ? at.indexOf('/', outer.length) : -1
  const folder = end > 0 ? at.slice(0, end) : undefined
  return inner.includes(folder) ? undefined : folder
}

/** The room a file of src/ stands in: the longest name that fits, so `web/admin/x/y.ts` is of `web/admin/x`, `web/root.tsx` of `web`. */
export const roomOf = (file) => {
  const at = file.match(/(?:^|\/)src\/(.+)$/)?.[1]
  if (!at) return
  const fits = rooms.flatMap(({ room, height }) => {
    const named = room.endsWith('/*') ? folderIn(room.slice(0, -1), at) : room
    return named && at.startsWith(`${named}/`) ? [{ room: named, height }] : []
  })
  return fits.toSorted((a, b) => b.room.length - a.room.length)[0]
}

const isFlow = ({ room }) => room.split('/')[0] === 'flows'

const target = (word, importer) => {
  if (word.startsWith('.')) return path.posix.normalize(path.posix.join(path.posix.dirname(importer), word))
  if (word.startsWith('#')) return `src/${word.slice(1)}`
}

/** Why `importer` may not import `word`, or nothing. */
export function objection(importer, word) {
  const from = roomOf(importer)
  const goal = target(word, importer)
  if (!from || !goal) return
  if (/(^|\/)(seed|test|e2e|bench)\//.test(goal.replace(/^.*src\//, 'src/')) && !goal.includes('src/'))
    return 'the house does not lean on its tests or its seed'
  const to = roomOf(goal)
  if (!to)
    return word.startsWith('#') && !/^#(seed|test)\//.test(word) ? `${word} stands in no room of floors.js` : undefined
  if (to.room === from.room) return
  // The test of a flow prepares an order by the other flows.
  if (importer.endsWith('.test.ts') && isFlow(from) && isFlow(to)) return
  if (to.height >= from.height)
    return `${from.room} (floor ${from.height}) may only look down, ${to.room} stands on floor ${to.height}`
}

const watch = (check) => ({
  create(context) {
    const importer = context.filename.replaceAll('\\', '/')
    const look = (node) => {
      const word = node.source?.value
      const why = typeof word === 'string' && check(importer, word)
      if (why) context.report({ node, message: `${word}: ${why}` })
    }
    return { ImportDeclaration: look, ExportNamedDeclaration: look, ExportAllDeclaration: look, ImportExpression: look }
  },
})

const banned = /(^|[-_])(utils?|helpers?|common|misc|lib|manager|service|handler|data|info)([-_.]|$)/i

/** The folders below the root of the repository in which a file stands. */
const foldersOf = (file) =>
  /\/((?:src|test|e2e|bench|seed|scripts|lint|vite|studio)\/.*)\/[^/]*$/.exec(file)?.[1].split('/') ?? []

const names = {
  create(context) {
    const file = context.filename.replaceAll('\\', '/')
    const base = file.slice(file.lastIndexOf('/') + 1)
    return {
      Program(node) {
        if (/^index\.tsx?$/.test(base) && !file.includes('/bench/'))
          context.report({ node, message: 'no index files: name what it is' })
        for (const name of [...foldersOf(file), base])
          if (banned.test(name)) context.report({ node, message: `${name}: that word says nothing, name the thing` })
        if (!/^[a-z0-9.-]+$/.test(base)) context.report({ node, message: `${base}: files are kebab-case` })
      },
      TSTypeAliasDeclaration: (node) => nameCheck(context, node),
      TSInterfaceDeclaration: (node) => nameCheck(context, node),
      ClassDeclaration: (node) => nameCheck(context, node),
    }
  },
}

function nameCheck(context, node) {
  if (node.id && /(Managers?|Services?|Handlers?|Data|Infos?|Utils?|Helpers?)$/.test(node.id.name)) {
    context.report({ node, message: `${node.id.name}: that word says nothing, name the thing` })
  }
}

export default {
  meta: { name: 'house' },
  rules: { floors: watch(objection), names, seen, 'all-tests-run': allTestsRun, papers },
}
