import type { VatRow } from './vat.ts'

/**
 * 8 % from 1 July 2025 to 31 December 2026 for goods normally at 10 %, except metal products (Resolution 204/2025/QH15, Decree 174/2025/ND-CP); 10 %
 * again from 1 January 2027, as no extension is known (docs/reference/vietnam.md 3.2). The accountant decides the class per item.
 */
export const vatLaw: VatRow[] = [
  { vatClass: 'goods', rate: 8, from: '2025-07-01' },
  { vatClass: 'goods', rate: 10, from: '2027-01-01' },
  { vatClass: 'service', rate: 8, from: '2025-07-01' },
  { vatClass: 'service', rate: 10, from: '2027-01-01' },
  { vatClass: 'metal', rate: 10, from: '2025-07-01' },
]
