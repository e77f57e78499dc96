import type { OwnProfile } from '../../design-system/screens/members/members.types.ts'
import type { Person } from '../../design-system/screens/person.types.ts'
import type { ProfileValues } from '../../design-system/screens/profile/profile.types.ts'

/** The public profile of the example member こはる. */
export const exampleProfile: Person = {
  id: 'koharu',
  nickName: 'こはる',
  uniqueName: 'koharu',
  image: '/textures/fan/koharu.svg',
  follows: 3,
}

/** A new member without a picture who follows no channel. */
export const newProfile: Person = { id: 'hajime', nickName: 'はじめ', uniqueName: 'hajime', follows: 0 }

/** An official account of a channel (S071). */
export const officialProfile: Person = {
  id: 'official-todai',
  nickName: '灯台放送局【公式】',
  uniqueName: 'todaiofficial',
  image: '/textures/todai/avatar.svg',
  isOfficial: true,
  follows: 0,
}

/** A profile with very long names. */
export const longNameProfile: Person = {
  id: 'long-name',
  nickName:
    '灯台のいちばん上の手すりから毎晩手をふっている人を双眼鏡で探しつづけて七年になるのに今夜もまだ一度も見つけられずにいる人',
  uniqueName: 'abcdefghijklmnopqrstuvwxyz0123456789',
  isOfficial: true,
  follows: 123_456,
}

/**
 * Names that servers have accepted: extremely long, right-to-left, with stacked combining marks, made of emoji, or
 * without line breaks.
 */
export const hostileNames = [
  'あ'.repeat(10_000),
  'W'.repeat(10_000),
  'مرحبا بكم في البرنامج',
  '\u202Eんゃちるは',
  'Ṱ̺̺̕o͞ ̷i̲̬͇̪͙n̝̗͕v̟̜̘̦͟o̶̙̰̠kè͚̮̺̪̹̱̤ ̖t̝͕̳̣̻̪͞h̼͓̲̦̳̘̲e͇̣̰̦̬͎ ̢̼̻̱̘h͚͎͙̜̣̲ͅi̦̲̣̰̤v̻͍e̺̭̳̪̰-m̢iͅn̖̺̞̲̯̰d̵̼̟͙̩̼̘̳',
  '👨‍👩‍👧‍👦🏳️‍🌈💃🏽'.repeat(12),
  '<script>alert(1)</script>',
  '   ',
]

/** The private part of the profile, visible only to the member. */
export const exampleOwnProfile: OwnProfile = {
  ...exampleProfile,
  answers: {
    lastName: '小春',
    firstName: 'はる',
    birthday: { year: '2004', month: '2', day: '29' },
    gender: '3',
    prefecture: '14',
  },
}

/** The values of the form at /profile/edit. */
export const exampleProfileValues: ProfileValues = {
  nickName: 'こはる',
  uniqueName: 'koharu',
  lastName: '小春',
  firstName: 'はる',
  birthday: { year: '2004', month: '2', day: '29' },
  gender: '3',
  prefecture: '14',
}
