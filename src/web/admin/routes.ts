import { index, layout, prefix, route } from '@react-router/dev/routes'

/** The shopkeeper's screens: one address for both languages, all behind the gate of the layout. */
export const admin = [
  layout(
    'admin/admin-layout.tsx',
    prefix('admin', [
      index('admin/dashboard/dashboard-page.tsx'),
      route('orders', 'admin/orders/orders-page.tsx'),
      route('orders/:id', 'admin/orders/order-desk-page.tsx'),
      route('inventory', 'admin/inventory/inventory-page.tsx'),
      route('inventory/:variantId', 'admin/inventory/variant-page.tsx'),
      route('*', 'admin/not-found-page.tsx'),
    ]),
  ),
]
