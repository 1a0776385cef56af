import { care } from './care.ts'
import { prose } from './prose.ts'
import { boot, type SeedProduct } from './seed-product.ts'

const ho = boot({
  sku: 'RC-HO',
  card: {
    category: 'recreational',
    type: 'soft',
    line: 'classic',
    levels: ['basic'],
    warrantyMonths: 3,
    choice: 4,
    vi: {
      name: 'Lướt Hồ',
      slug: 'luot-ho',
      summary: 'Giày trượt giải trí lót nỉ êm chân, cho cả nhà đi sân băng cuối tuần.',
      description: prose`
        Hồ là đôi giày của những buổi trượt cuối tuần. Mặt ngoài nhám như da lộn, bên trong lót nỉ êm và ấm. Giày của
        riêng mình nên không còn cảnh ẩm lạnh như giày thuê.

        Bản xanh dương có cổ giày, đế và gót màu kem, vạch vàng trên giá đỡ; bản đỏ mận cũng phối kem, vạch trên giá
        đỡ màu hồng. Bảy cặp khoen, trên cùng là hai móc cài nên buộc nhanh. Cổ giày mềm, độ cứng 20 theo thang riêng
        của Lướt.

        Lưỡi thép không gỉ kiểu khúc côn cầu, không có răng cưa ở mũi nên ít vấp. Giá đỡ nhựa gắn cố định với đế.

        Size theo milimét bàn chân. Giày giải trí được phép thoải mái hơn giày tập, nhưng gót vẫn phải nằm yên khi bạn
        kiễng chân.`,
      care: care.soft.vi,
    },
    en: {
      name: 'Lướt Hồ',
      slug: 'luot-ho',
      summary: 'A leisure skate with a soft felt lining, for family weekends at the rink.',
      description: prose`
        Hồ is a lake. This is the skate for weekends: a suede-like upper outside, soft warm felt inside, and none of
        the damp of rental boots.

        The blue pair has a cream cuff, sole and heel and a yellow line along the holder; on the berry pair that line
        is pink. Seven pairs of eyelets with two hooks on top are quick to lace. The cuff is soft, 20 on our own
        stiffness index.

        The stainless blade is shaped like a hockey blade and has no toe pick to trip over. Its plastic holder is
        fixed to the sole.

        Sizes are millimetres of foot length. A leisure skate may be roomier than a training boot, but the heel should
        stay down when you rise on your toes.`,
      care: care.soft.en,
    },
    attributes: {
      stiffness: 20,
      material: 'microfibre',
      lining: 'felt',
      closing: 'lace_hook',
      mouldable: false,
      age: ['kid', 'adult'],
      weight_g: 900,
      warm_lining: true,
      blade_style: 'hockey',
      steel: 'stainless',
    },
    companions: [
      'bao-luoi-vai-luot-bong',
      'khan-lau-luoi-luot-suong',
      'mu-bao-hiem-luot-tuyet',
      'tui-dung-giay-luot-chuyen',
    ],
  },
  prices: [
    [190, 1_090_000],
    [230, 1_190_000],
  ],
  sale: { off: 200_000, colours: ['berry'] },
  runs: [
    {
      colour: 'blue',
      look: 'rec-classic-navy',
      seen: { vi: 'cổ và đế màu kem, vạch vàng trên giá đỡ', en: 'cream cuff and sole, yellow line on the holder' },
      widths: { R: '190-300', W: '230-285' },
    },
    {
      colour: 'berry',
      look: 'rec-classic-berry',
      seen: { vi: 'cổ và đế màu kem, vạch hồng trên giá đỡ', en: 'cream cuff and sole, pink line on the holder' },
      widths: { R: '190-260', W: '225-245' },
    },
  ],
})

const nang = boot({
  sku: 'RC-NANG',
  card: {
    category: 'recreational',
    type: 'kids',
    line: 'classic',
    levels: ['basic'],
    warrantyMonths: 3,
    boxCm: [30, 24, 12],
    vi: {
      name: 'Lướt Nắng',
      slug: 'luot-nang',
      summary: 'Giày trượt giải trí cho trẻ em, màu vàng rực, cổ mềm và nhẹ.',
      description: prose`
        Nắng là đôi giày đầu đời của các bé. Thân giày vàng, gót, cổ và dây xanh đậm, đế màu kem: ba mẹ dễ nhận ra con
        giữa sân đông.

        Giày thấp hơn và nhẹ hơn bản người lớn, cổ mềm với độ cứng 15 theo thang riêng của Lướt, vừa sức các bé nặng
        từ 15 đến 35 kg. Lót mút êm, mau khô sau buổi trượt. Khoen to, hai móc cài trên cùng để ba mẹ buộc nhanh.

        Lưỡi thép không gỉ, hai đầu cong, không có răng cưa. Rãnh nông giúp bé đỡ bị khựng khi mới tập dừng.

        Chọn size thế nào? Rút lót ra, cho bé đứng lên, gót sát mép sau: trước ngón dài nhất trống 12–16 mm là vừa,
        17–21 mm là dư nửa size. Đừng mua dư cả size; giày rộng làm bé ngã nhiều hơn. Nhớ cho bé đội mũ bảo hiểm
        ngay từ buổi đầu.`,
      care: care.soft.vi,
    },
    en: {
      name: 'Lướt Nắng',
      slug: 'luot-nang',
      summary: 'A bright yellow leisure skate for children, soft in the cuff and light.',
      description: prose`
        Nắng means sunshine. A first pair for small skaters: yellow upper, dark teal heel, cuff and laces, cream sole,
        easy to spot from the boards.

        It is lower and lighter than the adult boots. The soft cuff, 15 on our own index, is right for children of
        about 15 to 35 kg. The foam lining dries quickly, and wide eyelets with two hooks on top make lacing short
        work for parents.

        The stainless blade curves up at both ends and has no pick. A shallow hollow keeps first stops from catching.

        To check the size, pull out the insole and have your child stand on it, heel to the back edge: a gap of
        12–16 mm in front of the longest toe fits, 17–21 mm is half a size of room. Please do not buy a full size up,
        because a loose boot means more falls. And bring a helmet from day one.`,
      care: care.soft.en,
    },
    attributes: {
      stiffness: 15,
      material: 'microfibre',
      lining: 'foam',
      closing: 'lace_hook',
      mouldable: false,
      age: ['kid'],
      weight_g: 780,
      warm_lining: false,
      blade_style: 'hockey',
      steel: 'stainless',
    },
    companions: [
      'mu-bao-hiem-tre-em-luot-soc',
      'bao-ve-dau-goi-tre-em-luot-mang',
      'bao-luoi-cung-tre-em-luot-dao',
      'khan-lau-luoi-luot-suong',
    ],
  },
  prices: [
    [150, 750_000],
    [185, 790_000],
    [210, 850_000],
  ],
  runs: [
    {
      colour: 'yellow',
      look: 'rec-kids-yellow',
      seen: { vi: 'gót, cổ và dây xanh đậm, đế kem', en: 'dark teal heel, cuff and laces, cream sole' },
      widths: { R: '150-220', W: '210-220' },
    },
  ],
})

const suoi = boot({
  sku: 'RS-SUOI',
  card: {
    category: 'recreational',
    type: 'soft',
    line: 'sport',
    levels: ['basic'],
    warrantyMonths: 6,
    vi: {
      name: 'Lướt Suối 45',
      slug: 'luot-suoi-45',
      summary: 'Giày trượt giải trí cổ vững, màu xanh cổ vịt, cho người đi sân băng hằng tuần.',
      description: prose`
        Suối 45 nằm giữa giày giải trí và giày tập. Nếu tuần nào bạn cũng ra sân, cổ giày mềm của giày phổ thông sẽ
        nhanh gãy nếp; độ cứng 45 theo thang riêng của Lướt giúp cổ chân đứng thẳng lâu hơn.

        Thân microfiber dệt vân màu xanh cổ vịt, gót xanh đậm hơn một tông, cổ giày, đế và dây trắng. Lót mút ôm quanh
        mắt cá, tháo lót giày ra phơi được.

        Lưỡi thép không gỉ không răng cưa, lướt êm trên mặt băng mềm ở trung tâm thương mại. Giá đỡ trắng có vạch xanh
        cùng màu giày.

        Giày có hai bề ngang Vừa và Rộng. Nếu bàn chân bè hoặc mu cao, hãy thử bề ngang Rộng trước khi tăng size.`,
      care: care.microfibre.vi,
    },
    en: {
      name: 'Lướt Suối 45',
      slug: 'luot-suoi-45',
      summary: 'A teal leisure skate with a steady cuff, for people who go every week.',
      description: prose`
        Suối is a stream. The boot stands between leisure and training. If you skate every week, the soft cuff of a
        basic boot soon creases; at 45 on our own index this one keeps the ankle upright for longer.

        The textured microfibre upper is teal, the heel a shade darker, with white cuff, sole and laces. Foam padding
        sits round the ankle bones, and the insole comes out to dry.

        The stainless blade has no pick and glides easily on the soft ice of shopping-centre rinks. A teal line on the
        white holder matches the boot.

        Choose Regular or Wide. If you have a broad foot or a high instep, try Wide before you go up a size.`,
      care: care.microfibre.en,
    },
    attributes: {
      stiffness: 45,
      material: 'microfibre',
      lining: 'foam',
      closing: 'lace_hook',
      mouldable: false,
      age: ['kid', 'adult'],
      weight_g: 920,
      warm_lining: false,
      blade_style: 'hockey',
      steel: 'stainless',
    },
    companions: ['bao-luoi-cung-luot-nem', 'lot-giay-luot-em', 'bao-ve-dau-goi-luot-tru', 'khan-lau-luoi-luot-suong'],
  },
  prices: [
    [200, 1_550_000],
    [235, 1_590_000],
  ],
  runs: [
    {
      colour: 'teal',
      look: 'rec-sport-teal',
      seen: {
        vi: 'thân dệt vân, cổ và dây trắng, đế phẳng trắng',
        en: 'textured upper, white cuff and laces, flat white sole',
      },
      widths: { R: '200-285', W: '225-270' },
    },
  ],
})

export const recreational: SeedProduct[] = [ho, nang, suoi]
