declare module 'virtual:react-router/server-build' {
  import type { ServerBuild } from 'react-router'
  const build: ServerBuild
  export = build
}

/** React's profiling twin of react-dom/client, which its types leave out. */
declare module 'react-dom/profiling' {
  export { createRoot, hydrateRoot } from 'react-dom/client'
}
