import { bundles } from './bundles.ts'
import type { ShopSettings } from '#shop/settings/settings.ts'

/** The demo merchant. Example domains and unassigned numbers: nobody is written to or called by mistake. It has no owner: the shop's pages say nothing of one, and the first steps in /admin ask for it. */
export const demoSettings: Partial<ShopSettings> = {
  announcement: { vi: 'Miễn phí giao hàng cho đơn từ 1.000.000 ₫', en: 'Free delivery on orders from 1.000.000 ₫' },
  phone: '024 7300 0000',
  email: 'chao@luot.example',
  hours: { vi: 'Thứ Hai đến Chủ nhật, 9:00–20:00', en: 'Monday to Sunday, 9:00–20:00' },
  address: '18 Tràng Thi, Phường Hoàn Kiếm, Thành phố Hà Nội',
  /** Most of its skates cost more than the default; cash at the door stays a choice for them. */
  codLimit: 20_000_000,
  readyBundles: bundles,
}
