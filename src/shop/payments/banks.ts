/** BIN → bank, as numbered by NAPAS (from the npm package vietnam-qr-pay 1.5.1). */
const banks = {
  '970436': 'Vietcombank',
  '970415': 'VietinBank',
  '970418': 'BIDV',
  '970405': 'Agribank',
  '970407': 'Techcombank',
  '970422': 'MB',
  '970416': 'ACB',
  '970432': 'VPBank',
  '970423': 'TPBank',
  '970403': 'Sacombank',
  '970441': 'VIB',
  '970437': 'HDBank',
  '970443': 'SHB',
  '970440': 'SeABank',
  '970426': 'MSB',
  '970448': 'OCB',
  '970449': 'LPBank',
  '970431': 'Eximbank',
  '970428': 'Nam A',
  '970425': 'ABBank',
  '970409': 'Bac A',
  '970454': 'BVBank',
  '970452': 'KienlongBank',
  '970427': 'VietABank',
  '970433': 'VietBank',
  '970412': 'PVcomBank',
  '970430': 'PGBank',
  '970419': 'NCB',
  '970400': 'SaigonBank',
  '970429': 'SCB',
  '970438': 'BaoViet',
  '970446': 'Co-opBank',
  '970414': 'MBV',
  '970406': 'Vikki Bank',
  '970408': 'GPBank',
  '970424': 'Shinhan',
  '970457': 'Woori',
  '970458': 'UOB',
  '970439': 'Public',
  '970442': 'Hong Leong',
  '970434': 'Indovina',
  '970410': 'Standard Chartered',
  '458761': 'HSBC',
  '422589': 'CIMB',
  '546034': 'CAKE',
  '963388': 'Timo',
  '971025': 'MoMo',
} as Record<string, string>

export const bankOf = (bin: string) => banks[bin]

/** For a select box, by name. */
export const listBanks = () =>
  Object.entries(banks)
    .map(([bin, name]) => ({ bin, name }))
    .sort((a, b) => a.name.localeCompare(b.name, 'vi'))
