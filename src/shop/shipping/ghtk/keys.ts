import { keyring, sandboxSecret } from '#platform/keyring.server.ts'

type PickUp = { name: string; tel: string; address: string; ward: string; province: string }
export type GhtkKeys = { token: string; partner: string; host: string; pick: PickUp }

export const ghtkKeys = keyring<GhtkKeys>('ghtk', {
  own(env) {
    const { GHTK_TOKEN: token, GHTK_PARTNER_CODE: partner, GHTK_HOST: host, GHTK_PICK_NAME: name } = env
    const { GHTK_PICK_TEL: tel, GHTK_PICK_ADDRESS: address, GHTK_PICK_WARD: ward, GHTK_PICK_PROVINCE: province } = env
    if (!token || !partner || !name || !tel || !address || !ward || !province) return
    return { token, partner, host, pick: { name, tel, address, ward, province } }
  },
  sandbox: ({ inside }) => ({
    token: sandboxSecret('ghtk'),
    partner: 'S2026',
    host: inside,
    pick: { name: 'Lướt', tel: '0912345678', address: '1 Trần Duy Hưng', ward: 'Phường Yên Hòa', province: 'Hà Nội' },
  }),
})
