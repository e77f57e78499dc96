import type { AddressValues } from '../../design-system/screens/address/address.types.ts'

/** The address of the example member こはる. */
export const exampleAddress: AddressValues = {
  lastName: '早瀬',
  firstName: '小春',
  lastNameKana: 'ハヤセ',
  firstNameKana: 'コハル',
  postalCode: '231-0023',
  prefecture: '14',
  city: '横浜市中区',
  street: '山下町1-2',
  building: '港ビル301',
  phoneNumber: '0451234567',
}

/** An address with the longest possible values, without a reading (kana). */
export const longAddress: AddressValues = {
  ...exampleAddress,
  lastName: '勅使河原小比類巻',
  firstName: 'アレクサンドリーナヴィクトリアーナ',
  lastNameKana: '',
  firstNameKana: '',
  postalCode: '602-8368',
  prefecture: '26',
  city: '京都市上京区',
  street: '今出川通御前通西入上る二丁目真盛町東竪町馬喰町観音寺門前町北町西町鳥居前町社家長屋町1234番地の56',
  building: 'グランドメゾン北野天満宮セントラルパークレジデンスウエストウイングアネックス第二別館12345号室',
  phoneNumber: '09012345678',
}
