import type { LiveShop } from './live-shop.ts'
import type { openAlbum } from './album.ts'

/** What every chapter of the gate works with. */
export type Gate = { shop: LiveShop; album: ReturnType<typeof openAlbum> }
