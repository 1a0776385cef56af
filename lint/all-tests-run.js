/** Names that begin a test, also if extended. The vitest rules know only those imported from vitest. */
const begins = new Set(['test', 'it', 'describe', 'suite', 'base'])
const never = new Set(['skip', 'only', 'todo', 'fails'])
const sometimes = new Set(['skipIf', 'runIf'])

const rootOf = (node) => {
  if (node.type === 'MemberExpression') return rootOf(node.object)
  if (node.type === 'CallExpression') return rootOf(node.callee)
  return node.type === 'Identifier' ? node.name : undefined
}

const statementOf = (node) => (node.type === 'ExpressionStatement' ? node : node.parent && statementOf(node.parent))

/** A test that is left out, or runs alone, is no test: nobody sees that the others are missing. */
export const allTestsRun = {
  create(context) {
    if (!/\.test\.tsx?$/.test(context.filename)) return {}
    const refuse = (node, name) =>
      context.report({ node, message: `${name}: every test runs. Mend it, or take it away` })
    const hasReason = (node) => {
      const statement = statementOf(node)
      return statement && context.sourceCode.getCommentsBefore(statement).length > 0
    }
    return {
      MemberExpression(node) {
        const { name } = node.property
        if (!begins.has(rootOf(node.object))) return
        if (never.has(name)) refuse(node, name)
        if (sometimes.has(name) && !hasReason(node))
          context.report({ node, message: `${name}: say beside it why this test does not always run` })
      },
      CallExpression(node) {
        if (node.callee.type === 'Identifier' && node.callee.name === 'skip') refuse(node, 'skip')
        if (!begins.has(rootOf(node.callee))) return
        for (const argument of node.arguments)
          for (const { key } of argument.type === 'ObjectExpression' ? argument.properties : [])
            if (never.has(key?.name)) refuse(argument, key.name)
      },
    }
  },
}
