import { BookOpen, Gift, Heart, Percent, Phone, Star, Truck, Wrench } from 'lucide-react'
import type { MenuIconName } from '#shop/settings/menu-plan.ts'
import { BladeOutline } from '#ui/drawings/blade-outline.tsx'
import type { BladeKind } from '#ui/drawings/blade-shape.ts'
import { cx } from '#ui/cx.ts'

const signs = {
  gift: Gift,
  sale: Percent,
  star: Star,
  heart: Heart,
  service: Wrench,
  guide: BookOpen,
  delivery: Truck,
  phone: Phone,
} satisfies Record<Exclude<MenuIconName, BladeKind>, typeof Gift>

const isSign = (name: MenuIconName): name is keyof typeof signs => Object.hasOwn(signs, name)

/** The icon of a menu entry. Hidden from screen readers, since the name stands beside it. */
export function MenuIcon({ name, className }: { name: MenuIconName; className?: string }) {
  if (!isSign(name)) return <BladeOutline kind={name} className={cx('h-4 w-9 shrink-0', className)} />
  const Sign = signs[name]
  return <Sign aria-hidden size={18} preserveAspectRatio="xMinYMid meet" className={cx('shrink-0', className)} />
}
