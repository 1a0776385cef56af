/** Calls that a journey may not use, and their replacements (e2e/sees.ts): the tree holds much that nobody sees. */
const weak = new Map(
  Object.entries({
    waitFor: 'sees, scrollsTo or seesNot',
    waitForSelector: 'sees, scrollsTo or seesNot',
    isVisible: 'sees or scrollsTo',
    isHidden: 'seesNot',
    textContent: 'reads',
    innerText: 'reads',
    innerHTML: 'reads',
    allTextContents: 'readsAll',
    allInnerTexts: 'readsAll',
    waitForTimeout: 'an event: waitForURL, waitForResponse, page.clock or what is then seen',
  }),
)
/** Those that look and wait for all others. */
const eyes = /\/e2e\/(sees|why-unseen|contrast|look|stage|alive)\.ts$/

const nameOf = (node) => (node.callee.type === 'MemberExpression' ? node.callee.property.name : node.callee.name)

/** `expect(await x.count()).toBe(0)` and `expect.poll(() => x.count()).toBe(0)`. */
function countsNothing(node, source) {
  if (nameOf(node) !== 'toBe' || node.arguments[0]?.value !== 0) return false
  return /^expect(\.poll)?\([^]*\.count\(\)\)?,?[^]*\)\.toBe$/.test(
    source.slice(node.callee.range[0], node.callee.range[1]),
  )
}

export const seen = {
  create(context) {
    const file = context.filename.replaceAll('\\', '/')
    if (!/\/(e2e|test\/production)\/[^/]+\.ts$/.test(file) || eyes.test(file)) return {}
    return {
      CallExpression(node) {
        const name = nameOf(node)
        const instead = node.callee.type === 'MemberExpression' && weak.get(name)
        if (instead)
          context.report({ node, message: `${name} asks the tree and not the window: ${instead} (e2e/sees.ts)` })
        if (name === 'setTimeout' && node.callee.type === 'Identifier')
          context.report({ node, message: 'no fixed sleeps: wait for what happens' })
        if (countsNothing(node, context.sourceCode.text))
          context.report({ node, message: 'count asks the tree and not the window: seesNot (e2e/sees.ts)' })
      },
    }
  },
}
