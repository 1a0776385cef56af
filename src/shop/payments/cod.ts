import type { Provider } from './provider.ts'

/** Cash on delivery: nothing to start; the money is due when the goods arrive. */
export const cod: Provider = {
  method: 'cod',
  opens: 'due',
  start: async () => ({ kind: 'done' }),
}
