/** Who is signed in on the screens that are looked at. */
export const customer = { email: 'lan@example.com', name: 'Nguyễn Thị Lan' }
export const admin = { email: 'admin@luot.example' }
