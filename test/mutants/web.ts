import type { Mutant } from './mutant.ts'

const headers = ['src/web/server/policy/security-headers.test.ts']

/** Headers, the content security policy, and cached pages. */
export const web: Mutant[] = [
  {
    wrong: 'a framed site may use the camera',
    file: 'src/web/server/policy/security-headers.ts',
    from: "  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',\n",
    to: '',
    tests: headers,
  },
  {
    wrong: 'a site that opened the shop can reach its window',
    file: 'src/web/server/policy/security-headers.ts',
    from: "  'Cross-Origin-Opener-Policy': 'same-origin',\n",
    to: '',
    tests: headers,
  },
  {
    wrong: 'other sites can load files of the shop',
    file: 'src/web/server/policy/security-headers.ts',
    from: "'Cross-Origin-Resource-Policy': 'same-origin'",
    to: "'Cross-Origin-Resource-Policy': 'cross-origin'",
    tests: headers,
  },
  {
    wrong: 'a browser may take a picture for a script',
    file: 'src/web/server/policy/security-headers.ts',
    from: "  'X-Content-Type-Options': 'nosniff',\n",
    to: '',
    tests: headers,
  },
  {
    wrong: 'a live shop is asked for over plain HTTP',
    file: 'src/web/server/policy/security-headers.ts',
    from: "env.BASE_URL.startsWith('https:')",
    to: 'false',
    tests: headers,
  },
  {
    wrong: 'a script that slipped into a text runs',
    file: 'src/web/server/policy/csp.ts',
    from: '(?![^>]*\\\\ssrc=)[^>]*\\\\snonce="${mark}"[^>]*>',
    to: '(?![^>]*\\\\ssrc=)[^>]*>',
    tests: ['src/web/server/policy/csp.test.ts'],
  },
  {
    wrong: 'other sites can show pages of the shop in a frame',
    file: 'src/web/server/policy/csp.ts',
    from: '"frame-ancestors \'none\'",',
    to: '"frame-ancestors *",',
    tests: ['src/web/server/policy/csp.test.ts'],
  },
  {
    wrong: 'a form that slipped into a text sends to another site',
    file: 'src/web/server/policy/csp.ts',
    from: '["form-action \'self\'", ...forms]',
    to: '["form-action *", ...forms]',
    tests: ['src/web/server/policy/csp.test.ts'],
  },
  {
    wrong: 'the order page of one customer is cached for everybody',
    file: 'src/web/server/page-key.ts',
    from: '|orders|my-orders|',
    to: '|my-orders|',
    tests: ['src/web/server/page-key.test.ts'],
  },
  {
    wrong: 'the unsubscribe page is cached for everybody',
    file: 'src/web/server/page-key.ts',
    from: '|unsubscribe|',
    to: '|',
    tests: ['src/web/server/page-key.test.ts'],
  },
  {
    wrong: 'a draft that staff preview is cached for everybody',
    file: 'src/web/server/page-key.ts',
    from: '(?:review|ask|answer|preview)',
    to: '(?:review|ask|answer)',
    tests: ['src/web/server/page-key.test.ts'],
  },
  {
    wrong: 'a page read before a price change is cached after it',
    file: 'src/platform/cache/page-cache.server.ts',
    from: 'page.tags.length && drops === atStart',
    to: 'page.tags.length',
    tests: ['src/platform/cache/page-cache.test.ts'],
  },
  {
    wrong: 'a page that names none of its sources is cached',
    file: 'src/platform/cache/page-cache.server.ts',
    from: 'page.tags.length && drops === atStart',
    to: 'drops === atStart',
    tests: ['src/platform/cache/page-cache.test.ts'],
  },
]
