import type { LiveShop } from './live-shop.ts'
import type { openAlbum } from './album.ts'

/** The shop and the album that every chapter of this test uses. */
export type LiveSetup = { shop: LiveShop; album: ReturnType<typeof openAlbum> }
