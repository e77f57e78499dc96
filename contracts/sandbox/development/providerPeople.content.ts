/** An invented person for the test provider, the same at each of the five providers. */
export interface ProviderPerson {
  readonly subject: string
  readonly name: string
  /** The address that the provider reports. Absent for a person who does not share it. */
  readonly email?: string
}

/** The invented people from whom the user can choose. */
export const providerPeople: readonly ProviderPerson[] = [
  { subject: 'koharu-haru', name: '小春 はる', email: 'koharu@example.jp' },
  { subject: 'tsukino-shizuku', name: '月野 しずく', email: 'shizuku@example.jp' },
  { subject: 'asagiri-ren', name: '朝霧 蓮', email: 'ren@example.jp' },
  { subject: 'hinata-fuuka', name: '日向 風花', email: 'fuuka@example.jp' },
  { subject: 'kuroki-sou', name: '黒木 奏' },
]
