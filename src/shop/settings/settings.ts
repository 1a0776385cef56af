import { z } from 'zod'

const localized = z.object({ vi: z.string(), en: z.string() })

/** What the merchant may set about the shop, with what a shop says before anyone set it. Empty text: not shown. */
export const shopSettings = z.object({
  name: z.string().min(1).default('Lướt'),
  promise: localized.default({ vi: '', en: '' }),
  /** Headline of the home page and the sentence below it; empty: the shop's own words. */
  heroTitle: localized.default({ vi: '', en: '' }),
  heroText: localized.default({ vi: '', en: '' }),
  phone: z.string().default(''),
  zalo: z.string().default(''),
  email: z.string().default(''),
  hours: localized.default({ vi: '', en: '' }),
  /** Pick-up is offered once the shop has an address. */
  address: z.string().default(''),
  owner: z
    .object({ company: z.string(), registration: z.string(), issued: z.string(), taxCode: z.string() })
    .default({ company: '', registration: '', issued: '', taxCode: '' }),
  /** Days from delivery in which an unused pair may be exchanged; 15 by PRODUCT 5. */
  exchangeDays: z.int().min(0).max(365).default(15),
  /** Largest order that may be paid at the door, in đồng: the carriers' own maximum (GHN, facts/vietnam.md 1.6) while it is the only way to pay. */
  codLimit: z.int().min(0).default(50_000_000),
  /** Follow consenting visitors from page to page; while it is on, the shop asks (PRODUCT 8). */
  analyticsFunnel: z.boolean().default(false),
  maxPerLine: z.int().min(1).max(999).default(20),
})

export type ShopSettings = z.infer<typeof shopSettings>
