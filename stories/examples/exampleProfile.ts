import type { MyProfile } from '../../design-system/screens/mypage/mypage.views.ts'
import type { ProfileValues } from '../../design-system/screens/profile/profile.views.ts'

/** こはる, as the own page shows her. */
export const exampleProfile: MyProfile = {
  nickName: 'こはる',
  uniqueName: 'koharu',
  image: '/textures/fan/koharu.svg',
  follows: 3,
}

/** A newcomer: no picture, nobody followed. */
export const newProfile: MyProfile = { nickName: 'はじめ', uniqueName: 'hajime', follows: 0 }

export const longNameProfile: MyProfile = {
  nickName:
    '灯台のいちばん上の手すりから毎晩手をふっている人を双眼鏡で探しつづけて七年になるのに今夜もまだ一度も見つけられずにいる人',
  uniqueName: 'abcdefghijklmnopqrstuvwxyz0123456789',
  isOfficial: true,
  follows: 123_456,
}

/** What she typed at /profile/edit. */
export const exampleProfileValues: ProfileValues = {
  nickName: 'こはる',
  uniqueName: 'koharu',
  lastName: '小春',
  firstName: 'はる',
  birthday: { year: '2004', month: '2', day: '29' },
  gender: '3',
  prefecture: '14',
}
