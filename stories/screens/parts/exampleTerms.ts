import type { TextDocument } from '@tsudoi/design-system/screens/programme.types'

/** The example terms of use. */
export const exampleTerms: TextDocument = {
  title: '利用規約',
  isPlaceholder: true,
  sections: [
    { paragraphs: ['この規約は、集いを利用するすべての方と、運営者とのあいだの約束を定めるものです。'] },
    {
      heading: '第1条（会員登録）',
      paragraphs: [
        '登録には、ご本人のメールアドレスが必要です。ひとりで複数のアカウントを持つことはできません。',
        '18歳未満の方は、保護者の同意を得てから登録してください。',
      ],
    },
    {
      heading: '第2条（コイン）',
      paragraphs: ['コインには、有償コインと無償コインがあります。どちらにも有効期限はありません。'],
    },
  ],
}

/** The example privacy policy. */
export const examplePrivacy: TextDocument = {
  title: 'プライバシーポリシー',
  sections: [
    {
      paragraphs: [
        'お預かりするのは、メールアドレス、お名前、生年月日です。生年月日は、購入できる金額の上限を決めるためにも使います。',
      ],
    },
  ],
}
