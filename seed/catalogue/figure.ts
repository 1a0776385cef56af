import { care } from './care.ts'
import { prose } from './prose.ts'
import { boot, type SeedProduct } from './seed-product.ts'

const may = boot({
  sku: 'FC-MAY',
  card: {
    category: 'figure',
    type: 'set',
    line: 'classic',
    levels: ['basic'],
    warrantyMonths: 3,
    vi: {
      name: 'Lướt Mây 30',
      slug: 'luot-may-30',
      summary: 'Bộ giày nghệ thuật đầu tiên cho trẻ em và người lớn mới học, dễ xỏ, gắn sẵn lưỡi.',
      description: prose`
        Mây 30 dành cho những buổi học đầu tiên: bước đều, lướt hai chân, dừng, rồi bước chéo. Giày thấp và mềm hơn
        các dòng trên, độ cứng 30 theo thang riêng của Lướt, nên trẻ nhẹ cân cũng gập được cổ chân.

        Bản trắng có đế và gót nâu. Bản hồng phấn có cổ giày kem, gót sáng, chữ Lướt màu đồng. Nửa dưới là khoen, nửa
        trên là móc cài, bé lớn tự buộc được.

        Lưỡi thép carbon gắn vít, độ cong 7 ft, răng cưa nhỏ để ít vấp. Có thể tháo lưỡi khi cần thay, và bạn nên mài
        trước buổi đầu.

        Với trẻ em, dài hơn bàn chân nửa size (5 mm) là chấp nhận được; dài hơn nữa thì cổ giày lỏng, bé khó giữ thăng
        bằng. Vớ mỏng giúp giày ôm chân hơn vớ dày.`,
      care: care.soft.vi,
    },
    en: {
      name: 'Lướt Mây 30',
      slug: 'luot-may-30',
      summary: 'A first figure skate set for children and adult beginners, easy to put on, with the blade mounted.',
      description: prose`
        Mây means cloud. It is made for the first lessons: marching, two-foot glides, stopping, then crossovers. It is
        lower and softer than the boots above it, at 30 on our own stiffness index, so even a light child can bend the
        ankle.

        White comes with a brown sole and heel; rose has a cream cuff, a pale heel and brass lettering. Eyelets below
        and hooks above, which an older child can lace alone.

        The carbon-steel blade is held by screws and can be replaced later. It has a 7 ft rocker and a small pick that
        is less likely to trip a beginner. Have it sharpened before the first session.

        For children, half a size of room (5 mm) is fine. More than that leaves the ankle loose and makes it harder to
        balance. Thin socks fit better than thick ones.`,
      care: care.soft.en,
    },
    attributes: {
      stiffness: 30,
      material: 'vinyl',
      lining: 'foam',
      closing: 'lace_hook',
      mouldable: false,
      age: ['kid', 'adult'],
      weight_g: 880,
      blade_included: true,
      rocker_ft: 7,
      pick: 'small',
      pick_cut: 'straight',
      tail: 'standard',
      steel: 'carbon',
      mount: 'screw',
      heel_mm: 42,
    },
    companions: [
      'bao-luoi-cung-tre-em-luot-dao',
      'mu-bao-hiem-tre-em-luot-soc',
      'bao-ve-dau-goi-tre-em-luot-mang',
      'bao-luoi-vai-luot-bong',
    ],
  },
  prices: [
    [175, 1_890_000],
    [210, 1_990_000],
    [250, 2_190_000],
  ],
  runs: [
    {
      colour: 'white',
      look: 'figure-classic-white',
      seen: { vi: 'đế và gót nâu, chữ Lướt màu đồng', en: 'brown sole and heel, brass lettering' },
      widths: { R: '175-270', W: '210-250' },
    },
    {
      colour: 'rose',
      look: 'figure-classic-rose',
      seen: { vi: 'cổ giày kem, gót sáng', en: 'cream cuff, pale heel' },
      widths: { R: '175-250', W: '215-235' },
    },
  ],
})

const dong = boot({
  sku: 'FC-DONG',
  card: {
    category: 'figure',
    type: 'set',
    line: 'classic',
    levels: ['basic'],
    warrantyMonths: 3,
    vi: {
      name: 'Lướt Đông 35',
      slug: 'luot-dong-35',
      summary: 'Bộ giày nghệ thuật đen cho nam và người lớn mới học, có nhiều size lớn.',
      description: prose`
        Đông 35 là đôi giày nghệ thuật màu đen cho người bắt đầu, từ thiếu niên đến người lớn. Độ cứng 35 theo thang
        riêng của Lướt, nhỉnh hơn giày trẻ em cùng dòng vì người lớn nặng hơn và cần cổ giày đứng hơn.

        Thân giày đen bán bóng, chỉ khâu cùng tông, khoen và móc màu thép sáng, chữ Lướt màu bạc. Gót và đế đen liền
        một khối, dễ lau.

        Lưỡi thép carbon gắn sẵn bằng vít, độ cong 7 ft, răng cưa nhỏ. Bạn tập tiến, lùi, dừng và xoay hai chân đều
        thoải mái; khi chuyển sang nhảy một vòng thì nên đổi lên giày cứng hơn.

        Có size đến 305 và bề ngang Rộng cho phần lớn các size, tiện cho bàn chân to. Đo chân vào buổi chiều, đứng đều
        hai chân, lấy số đo của chân dài hơn.`,
      care: care.microfibre.vi,
    },
    en: {
      name: 'Lướt Đông 35',
      slug: 'luot-dong-35',
      summary: 'A black figure skate set for men and adult beginners, with plenty of large sizes.',
      description: prose`
        Đông is winter. A black figure skate for people starting out, from teenagers upwards. At 35 on our own
        stiffness index, it is a little firmer than the children’s boots of the line, because adults weigh more and
        lean harder on the cuff.

        Satin black upper, stitching in the same shade, bright steel eyelets and hooks, silver lettering. Sole and
        heel are one black piece and wipe clean.

        The carbon-steel blade comes screwed on, with a 7 ft rocker and a small pick. It is made for forward and
        backward skating, stops and two-foot spins; when you start single jumps, move to a firmer boot.

        Sizes run to 305 and most come in Wide. Measure in the afternoon, standing on both feet, and go by the longer
        one.`,
      care: care.microfibre.en,
    },
    attributes: {
      stiffness: 35,
      material: 'microfibre',
      lining: 'foam',
      closing: 'lace_hook',
      mouldable: false,
      age: ['kid', 'adult'],
      weight_g: 930,
      blade_included: true,
      rocker_ft: 7,
      pick: 'small',
      pick_cut: 'straight',
      tail: 'standard',
      steel: 'carbon',
      mount: 'screw',
      heel_mm: 44,
    },
    companions: ['bao-luoi-cung-luot-nem', 'day-giay-luot-soi', 'mu-bao-hiem-luot-vom', 'khan-lau-luoi-luot-suong'],
  },
  prices: [
    [225, 2_290_000],
    [280, 2_490_000],
  ],
  runs: [
    {
      colour: 'black',
      look: 'figure-classic-black',
      seen: { vi: 'gót đen, chữ Lướt màu bạc', en: 'black heel, silver lettering' },
      widths: { R: '225-305', W: '240-290,300' },
    },
  ],
})

const thu = boot({
  sku: 'FC-THU',
  card: {
    category: 'figure',
    type: 'set',
    line: 'classic',
    levels: ['basic', 'single'],
    warrantyMonths: 3,
    vi: {
      name: 'Lướt Thu 40',
      slug: 'luot-thu-40',
      summary: 'Bộ giày nghệ thuật da nâu bò, dáng cổ điển, cho người mới học đến những bước nhảy một vòng đầu tiên.',
      description: prose`
        Thu 40 dành cho người thích chất da thật và dáng giày cổ điển. Da nâu bò có vân, sẽ sẫm và mềm dần theo năm
        tháng; chỉ kem chạy đôi quanh thân, mũi giày đục lỗ trang trí, khoen và móc màu đồng.

        Độ cứng 40, mức cao trong dòng Classic, tính theo thang riêng của Lướt. Giày theo bạn từ những bước lướt đầu
        tiên đến salchow và toe loop một vòng. Da tự ôm dần theo chân sau vài buổi, không cần ép nhiệt.

        Lưỡi thép carbon gắn vít, độ cong 7 ft, răng cưa nhỏ. Gót và đế nâu sẫm.

        Giày da mới thường hơi cứng. Bạn nên tập từng buổi ngắn, để lỏng móc trên cùng trong vài lần đầu. Hơi khó chịu
        là bình thường, còn đau thì nên dừng lại và kiểm tra size.`,
      care: care.leather.vi,
    },
    en: {
      name: 'Lướt Thu 40',
      slug: 'luot-thu-40',
      summary: 'A tan leather figure skate set with a classic shape, from first steps to first single jumps.',
      description: prose`
        Thu is autumn. For skaters who like real leather and an old-fashioned line: grained tan hide that darkens and
        softens with the years, cream double stitching, a punched toe cap, brass-coloured eyelets and hooks.

        At 40 it sits at the firm end of the Classic line on our own index. It takes you from the first glides to a
        single salchow or toe loop. The leather shapes itself to the foot over a few sessions and needs no heat
        moulding.

        The carbon-steel blade is screwed on, with a 7 ft rocker and a small pick. Heel and sole are dark brown.

        New leather feels stiff. Keep the first sessions short and leave the top hook open. A little discomfort is
        normal; pain is a reason to stop and check the size.`,
      care: care.leather.en,
    },
    attributes: {
      stiffness: 40,
      material: 'leather',
      lining: 'felt',
      closing: 'lace_hook',
      mouldable: false,
      age: ['adult'],
      weight_g: 980,
      blade_included: true,
      rocker_ft: 7,
      pick: 'small',
      pick_cut: 'straight',
      tail: 'standard',
      steel: 'carbon',
      mount: 'screw',
      heel_mm: 46,
    },
    companions: [
      'day-giay-sap-luot-mat',
      'bao-luoi-vai-luot-bong',
      'tui-dung-giay-luot-ben',
      'khan-lau-luoi-luot-suong',
    ],
  },
  prices: [
    [220, 2_890_000],
    [270, 2_990_000],
  ],
  runs: [
    {
      colour: 'tan',
      look: 'figure-classic-tan',
      seen: {
        vi: 'mũi giày đục lỗ trang trí, móc màu đồng, gót nâu sẫm',
        en: 'punched toe cap, brass hooks, dark brown heel',
      },
      widths: { R: '220-280', W: '230-260,270' },
    },
  ],
})

export const classicFigure: SeedProduct[] = [may, dong, thu]
