/** Products per row of bits: 1 kB. */
export const chunkBits = 8192
