import { care } from './care.ts'
import { prose } from './prose.ts'
import { boot, type SeedProduct } from './seed-product.ts'

const van = boot({
  sku: 'FP-VAN',
  card: {
    category: 'figure',
    type: 'boot_only',
    line: 'premium',
    levels: ['triple'],
    warrantyMonths: 12,
    vi: {
      name: 'Lướt Vân 95',
      slug: 'luot-van-95',
      summary: 'Thân giày nghệ thuật composite, độ cứng 95, nhẹ và ép nhiệt được, cho người tập nhảy ba vòng.',
      description: prose`
        Vân 95 là thân giày cứng nhất của chúng tôi. Thân composite trắng nhẹ hơn giày da cùng cỡ hơn một trăm gam mỗi
        chiếc, gần như không thấm mồ hôi; phần gót đen dệt vân carbon giữ gót nằm yên khi tiếp băng từ trên cao.

        Độ cứng 95 theo thang riêng của Lướt dành cho người tập nhảy ba vòng, nhiều giờ mỗi tuần. Đừng chọn sớm: giày
        quá cứng so với sức chân sẽ cản gập gối, dồn lực lên lưng và cẳng chân. Nếu bạn đang tập Axel hai vòng, hãy
        xem Ngà 85.

        Vỏ giày ép nhiệt định hình tại cửa hàng, rồi nghỉ 24 giờ. Ép nhiệt chỉnh dáng, không đổi size. Năm móc cài, cổ
        cao màu đen, gót và đế đen liền khối.

        Trong hộp có đôi thân giày và dây, chưa kèm lưỡi. Chọn lưỡi ngắn hơn đế khoảng 1/4 inch.`,
      care: care.composite.vi,
    },
    en: {
      name: 'Lướt Vân 95',
      slug: 'luot-van-95',
      summary: 'A composite figure boot at stiffness 95, light and mouldable, for skaters training triples.',
      description: prose`
        Vân is the grain in wood, and here it is the weave at the heel. This is our stiffest boot. The white composite
        upper saves over a hundred grams per boot compared with leather and hardly absorbs sweat; the black
        carbon-weave counter holds the heel down on high landings.

        The 95, on our own index, is for skaters who train triples for many hours a week. Do not move up early: a boot
        too stiff for your legs blocks the knee bend and sends the load into back and shins. For the double Axel, look
        at Ngà 85.

        The shell is heat moulded in the shop and then rests for 24 hours. Moulding shapes the boot and does not
        change its size. Five hooks, a tall black cuff, and a black sole and heel in one piece.

        The box holds the boots and laces; a blade is not included. Choose one about a quarter of an inch shorter than
        the sole.`,
      care: care.composite.en,
    },
    attributes: {
      stiffness: 95,
      material: 'composite',
      lining: 'microfibre',
      closing: 'lace_hook',
      mouldable: true,
      age: ['adult'],
      weight_g: 640,
      blade_included: false,
      mount: 'screw',
      heel_mm: 56,
    },
    companions: ['luoi-luot-xoay-8', 'gan-luoi-giay', 'ep-nhiet-dinh-hinh', 'bao-luoi-cung-luot-be'],
  },
  prices: [
    [210, 21_890_000],
    [260, 22_490_000],
  ],
  runs: [
    {
      colour: 'white-black',
      look: 'figure-premium-pearl-bare',
      seen: {
        vi: 'thân sau vân carbon, cổ và đế đen, chưa gắn lưỡi',
        en: 'carbon-weave heel, black cuff and sole, no blade',
      },
      widths: { N: '220-255', R: '210-280', W: '225-260' },
    },
  ],
})

const lua = boot({
  sku: 'FS-LUA',
  card: {
    category: 'figure',
    type: 'set',
    line: 'sport',
    levels: ['single', 'axel'],
    warrantyMonths: 6,
    vi: {
      name: 'Lướt Lụa 60',
      slug: 'luot-lua-60',
      summary: 'Bộ giày nghệ thuật màu be, tiệp với quần tất màu da, cho người tập Axel và các vòng xoay khó.',
      description: prose`
        Màu be của Lụa 60 tiệp với quần tất màu da nên chân trông dài và liền nét khi biểu diễn. Mũi giày trơn không
        đường may ngang, cổ giày viền kem, khoen và móc màu đồng.

        Độ cứng 60 theo thang riêng của Lướt, nhỉnh hơn Én 55: hợp với người đã nhảy đủ các cú nhảy một vòng và đang tập
        Axel, hoặc người lớn nặng hơn 60 kg ở cùng trình độ. Thân microfiber ép nhiệt được, ít ngấm mồ hôi, khô nhanh.

        Lưỡi thép carbon bắt vít, độ cong 7 ft, răng cưa vừa cắt thẳng. Lưỡi mới chưa có cạnh, bạn đặt mài lần đầu
        cùng đơn hàng nhé.

        Quần tất trơn dễ làm gót trượt trong giày. Hãy thử giày cùng loại tất bạn mặc khi trượt, buộc chặt ở mu bàn
        chân và kiểm tra gót không nhấc khi khuỵu gối.`,
      care: care.microfibre.vi,
    },
    en: {
      name: 'Lướt Lụa 60',
      slug: 'luot-lua-60',
      summary: 'A beige figure skate set that blends with skating tights, for the Axel and harder spins.',
      description: prose`
        Lụa is silk. The beige blends with skating tights, so that the leg looks like one long line in a programme.
        The toe is plain, without a cross seam, the cuff is edged in cream, and the eyelets and hooks are
        brass-coloured.

        At 60 on our own index, it is a little firmer than Én 55: right for skaters who have all their singles and
        are working on the Axel, or for adults over 60 kg at the same level. The microfibre can be heat moulded, takes
        up little sweat and dries fast.

        The carbon-steel blade is screwed on, with a 7 ft rocker and a medium straight-cut pick. It comes without an
        edge; add the first sharpening to your order.

        Smooth tights can let the heel slide. Try the boots on in the tights you skate in, lace firmly over the instep
        and check that the heel stays down in a knee bend.`,
      care: care.microfibre.en,
    },
    attributes: {
      stiffness: 60,
      material: 'microfibre',
      lining: 'microfibre',
      closing: 'lace_hook',
      mouldable: true,
      age: ['kid', 'adult'],
      weight_g: 970,
      blade_included: true,
      rocker_ft: 7,
      pick: 'medium',
      pick_cut: 'straight',
      tail: 'standard',
      steel: 'carbon',
      mount: 'screw',
      heel_mm: 50,
    },
    companions: ['bao-luoi-cung-luot-nem', 'bao-luoi-vai-luot-bong', 'ep-nhiet-dinh-hinh', 'day-giay-luot-soi'],
  },
  prices: [
    [200, 4_790_000],
    [245, 4_990_000],
  ],
  runs: [
    {
      colour: 'beige',
      look: 'figure-sport-beige',
      seen: { vi: 'cổ viền kem, móc màu đồng, mũi trơn', en: 'cream cuff, brass hooks, plain toe' },
      widths: { R: '200-275', W: '215-250,260' },
    },
  ],
})

const mam = boot({
  sku: 'FC-MAM',
  card: {
    category: 'figure',
    type: 'set',
    line: 'classic',
    levels: ['basic'],
    warrantyMonths: 3,
    boxCm: [30, 26, 12],
    vi: {
      name: 'Lướt Mầm 25',
      slug: 'luot-mam-25',
      summary: 'Bộ giày nghệ thuật xanh bạc hà cho bé mới học, thấp, mềm và nhẹ, gắn sẵn lưỡi.',
      description: prose`
        Mầm 25 dành cho bé từ năm đến mười tuổi ở lớp vỡ lòng: đứng vững, bước đều, lướt, phanh chữ V ngược. Cổ giày thấp,
        độ cứng 25 theo thang riêng của Lướt, mềm hơn Mây 30 một bậc nên bé nhẹ cân vẫn gập được cổ chân.

        Thân giả da xanh bạc hà dễ lau; gót, mũi và cổ màu trắng sữa. Lót mút khô nhanh. Sáu cặp khoen và ba cặp móc,
        ba mẹ buộc trong một phút.

        Lưỡi thép carbon bắt vít, độ cong 7 ft, răng cưa nhỏ đặt cao để bé ít vấp. Nhớ mài trước buổi đầu và lau khô
        sau mỗi buổi.

        Chân bé có thể dài thêm gần một phân mỗi năm. Để dư tối đa nửa size (5 mm), đo lại ba tháng một lần. Giày rộng
        cả size làm cổ chân mất điểm tựa và bé ngã nhiều hơn.`,
      care: care.soft.vi,
    },
    en: {
      name: 'Lướt Mầm 25',
      slug: 'luot-mam-25',
      summary: 'A mint figure skate set for a child’s first lessons: low, soft, light, with the blade mounted.',
      description: prose`
        Mầm is a sprout. For children of about five to ten in their first course: standing, marching, gliding, the
        snowplough stop. The cuff is low and, at 25 on our own index, a step softer than Mây 30, so even a light
        child can bend the ankle.

        Mint imitation leather that wipes clean, with milk-white heel, toe and cuff, and a foam lining that dries
        quickly. Six pairs of eyelets and three of hooks can be laced in a minute.

        The carbon-steel blade is screwed on, with a 7 ft rocker and a small pick set high so that it trips less. Have
        it sharpened before the first lesson and dry it after every one.

        A child’s foot can grow by almost a centimetre a year. Allow half a size at most (5 mm) and measure every
        three months. A boot a full size too long gives the ankle no support and means more falls.`,
      care: care.soft.en,
    },
    attributes: {
      stiffness: 25,
      material: 'vinyl',
      lining: 'foam',
      closing: 'lace_hook',
      mouldable: false,
      age: ['kid'],
      weight_g: 800,
      blade_included: true,
      rocker_ft: 7,
      pick: 'small',
      pick_cut: 'straight',
      tail: 'standard',
      steel: 'carbon',
      mount: 'screw',
      heel_mm: 38,
    },
    companions: [
      'mu-bao-hiem-tre-em-luot-soc',
      'bao-ve-dau-goi-tre-em-luot-mang',
      'bao-luoi-cung-tre-em-luot-dao',
      'mai-luoi-giay',
    ],
  },
  prices: [[175, 1_850_000]],
  runs: [
    {
      colour: 'mint',
      look: 'figure-classic-mint',
      seen: { vi: 'gót, mũi và cổ màu trắng sữa', en: 'milk-white heel, toe and cuff' },
      widths: { R: '175-225', W: '210-225' },
    },
  ],
})

export const moreFigure: SeedProduct[] = [van, lua, mam]
