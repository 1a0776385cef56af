import type { Plugin } from 'vite'

const maker = /\/lucide-react\/dist\/esm\/createLucideIcon\.m?js$/

/** What an icon of this shop is: a stroked drawing, mute unless the caller names it. */
const small = `
import { createElement } from 'react'
export default ({ name, node }) => ({ size = 24, width = size, height = size, color = 'currentColor', strokeWidth = 2, className = '', children, ...rest }) =>
  createElement(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: '0 0 24 24', fill: 'none', stroke: color,
      strokeWidth, strokeLinecap: 'round', strokeLinejoin: 'round', 'aria-hidden': children || rest['aria-label'] || rest.role || rest.title ? undefined : true,
      ...rest, className: 'lucide lucide-' + name + (className && ' ' + className),
    },
    node.map(([tag, facts]) => createElement(tag, facts)),
    children,
  )
`

/** Lucide's own maker of icons brings 1.5 kB of options (contexts, aliases, scaling strokes) that nobody here uses. Drawn alike on both sides, since browsers compare. */
export const smallIcons = (): Plugin => ({
  name: 'small-icons',
  enforce: 'pre',
  transform: {
    filter: { id: maker },
    handler: () => ({ code: small, map: null }),
  },
})
