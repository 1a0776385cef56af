import './listen-to-react.ts'

export { createRoot, hydrateRoot } from 'react-dom/profiling'
