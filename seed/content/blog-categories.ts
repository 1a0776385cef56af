/** The names under which the blog gathers its posts; staff rename them and add others. */
export const blogCategories = [
  { slug: 'huong-dan', name: { vi: 'Hướng dẫn', en: 'How-to' }, rank: 1 },
  { slug: 'kien-thuc', name: { vi: 'Kiến thức', en: 'Know-how' }, rank: 2 },
  { slug: 'cham-soc', name: { vi: 'Chăm sóc giày', en: 'Skate care' }, rank: 3 },
  { slug: 'tin-cua-hang', name: { vi: 'Tin cửa hàng', en: 'Shop news' }, rank: 4 },
]
