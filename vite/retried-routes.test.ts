import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

/** What src/web/shell/patched/load-route-module.ts stands in for. When the router changes it, read the change, adapt ours, then this. */
const known = `async function loadRouteModule(route, routeModulesCache) {
  if (route.id in routeModulesCache) return routeModulesCache[route.id];
  try {
    let routeModule = await import( route.module );
    routeModulesCache[route.id] = routeModule;
    return routeModule;
  } catch (error) {
    console.error(\`Error loading route module \\\`\${route.module}\\\`, reloading page...\`);
    console.error(error);
    if (window.__reactRouterContext && window.__reactRouterContext.isSpaMode && import.meta.hot) throw error;
    window.location.reload();
    return new Promise(() => {});
  }
}
export { loadRouteModule };`

const bare = (code: string) =>
  code
    .replaceAll(/\/\*[^]*?\*\/|\/\/.*$/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

test('the installed React Router loads route modules with the code that our own loader replaces', () => {
  const router = dirname(fileURLToPath(import.meta.resolve('react-router')))
  const file = join(router.replace(/\/dist\/.*$/, ''), 'dist/production/lib/dom/ssr/routeModules.js')
  expect(bare(readFileSync(file, 'utf8'))).toBe(bare(known))
})
