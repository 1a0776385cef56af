import { prose } from './prose.ts'

/** Care by what the upper is made of; said once, printed on every product of that make. */
export const care = {
  leather: {
    vi: prose`
      Sau mỗi buổi, lau lưỡi và ốc vít, nới hết dây, kéo lưỡi gà ra và để giày khô ở nhiệt độ phòng, tránh nắng và máy
      sấy. Vài tháng một lần, thoa kem dưỡng da và kiểm tra lớp chống ẩm ở đế.`,
    en: prose`
      After each session wipe the blade and screws, open the laces, pull the tongue forward and let the boots dry at
      room temperature, away from sun and heaters. Every few months, feed the leather and check that the sole is still
      sealed.`,
  },
  microfibre: {
    vi: prose`
      Lau mặt ngoài bằng khăn ẩm, mở rộng cổ giày và để khô ở nhiệt độ phòng. Lau khô lưỡi ngay khi rời băng rồi bọc
      bao lưỡi vải khi cất.`,
    en: prose`
      Wipe the upper with a damp cloth, open the boots wide and dry them at room temperature. Dry the blades as soon
      as you leave the ice and store them in soakers.`,
  },
  composite: {
    vi: prose`
      Tháo lót giày, mở rộng lưỡi gà và để khô ở nhiệt độ phòng. Đừng để giày trong cốp xe nóng: thân giày ép nhiệt
      được có thể biến dạng.`,
    en: prose`
      Take the insoles out, open the tongue and dry at room temperature. Do not leave the boots in a hot car: a
      heat-mouldable shell can lose its shape there.`,
  },
  soft: {
    vi: prose`
      Lau sạch bằng bàn chải mềm và khăn ẩm, không ngâm nước, không giặt máy. Lau khô lưỡi sau mỗi buổi rồi bọc bao
      lưỡi vải.`,
    en: prose`
      Clean with a soft brush and a damp cloth; do not soak or machine-wash. Dry the blades after every session and
      slip soakers on.`,
  },
  steel: {
    vi: prose`
      Lau khô cả lưỡi lẫn mặt đế, chờ vài phút rồi lau lại vì thép lạnh còn đọng hơi nước. Cất trong bao lưỡi vải,
      không cất trong bao lưỡi cứng; mùa nồm thì thoa một lớp dầu mỏng.`,
    en: prose`
      Wipe blade and plates, wait a few minutes and wipe again, since cold steel keeps drawing moisture. Store in
      soakers, never in hard guards; in damp months add a thin film of oil.`,
  },
}
