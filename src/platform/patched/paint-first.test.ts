import { describe, expect, test } from 'vitest'
import { paintFirst } from './paint-first.ts'

const page = [
  '<html lang="vi"><head><link rel="modulepreload" href="/assets/entry.js" nonce="m"/><link rel="modulepreload" href="/assets/core.js"/>',
  '<link rel="stylesheet" href="/assets/root.css"/></head><body><script nonce="m">window.a = 1</script>',
  '<script nonce="m" type="module" async="">;\nimport * as route0 from "/assets/root.js";\nimport * as route1 from "/assets/home.js";\n',
  '  window.routes = {"root":route0,"home":route1};\n\nimport("/assets/entry.js");</script><p>import * as me</p></body>',
].join('')

describe('a page that loads its scripts after the first paint', () => {
  const woken = paintFirst(page)
  const script = /type="module" async="">([\s\S]*?)<\/script>/.exec(woken)![1]!

  test('no script is requested before the first paint', () => {
    expect(woken).not.toContain('<link rel="modulepreload"')
    expect(script).not.toMatch(/^import \*/m)
    expect(script.indexOf('requestAnimationFrame')).toBeLessThan(script.indexOf('/assets/'))
  })

  test('after the first paint all scripts are requested at once, and run in the order that the router needs', () => {
    expect(script).toContain('["/assets/entry.js","/assets/core.js"]')
    const order = [
      'await import("/assets/root.js")',
      'await import("/assets/home.js")',
      'window.routes',
      'import("/assets/entry.js")',
    ]
    expect(order.map((part) => script.indexOf(part))).toEqual(
      order.map((part) => script.indexOf(part)).toSorted((a, b) => a - b),
    )
    expect(order.every((part) => script.includes(part))).toBe(true)
  })

  test('the libraries are evaluated first, in a task of their own', () => {
    const split = page.replace('<link rel="stylesheet"', '<link rel="modulepreload" href="/assets/react-a1.js"/>$&')
    const run = paintFirst(split)
    expect(run).toContain('await import("/assets/react-a1.js")')
    expect(run.indexOf('await import("/assets/react-a1.js")')).toBeLessThan(
      run.indexOf('await import("/assets/root.js")'),
    )
  })

  test('styles, other scripts and text stay as they are', () => {
    expect(woken).toContain('<link rel="stylesheet" href="/assets/root.css"/></head>')
    expect(woken).toContain('<script nonce="m">window.a = 1</script>')
    expect(woken).toContain('<p>import * as me</p>')
  })

  test('parts further down are laid out after hydration, or at once for a visitor who returns to a place on the page', () => {
    expect(woken).toContain('<html lang="vi" data-pieces=""><head><script nonce="m">if(location.hash||')
    expect(/<script nonce="m">(if.*?)<\/script>/.exec(woken)![1]).toContain('removeAttribute("data-pieces")')
  })

  test('a page without scripts stays as it is', () => {
    expect(paintFirst('<p>Lướt</p>')).toBe('<p>Lướt</p>')
  })
})
