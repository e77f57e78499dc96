import type { ReactNode } from 'react'
import { ConfirmPage, type ConfirmPageProps } from '../parts/ConfirmPage.tsx'
import { prefectureOptions } from '../prefectures.ts'
import { birthdayText, optionLabelOf, genderOptions, type ProfileValues } from './profile.types.ts'
import { isolated } from '../../text/isolated.ts'

export interface ProfileConfirmScreenProps extends Pick<
  ConfirmPageProps<ProfileValues>,
  'values' | 'onSave' | 'isPending' | 'error' | 'editHref'
> {
  kind: 'create' | 'change'
}

/** The confirmation step of the profile form (W045). */
export function ProfileConfirmScreen({ kind, ...confirmation }: ProfileConfirmScreenProps) {
  return (
    <ConfirmPage
      {...confirmation}
      title="この内容でよろしいですか"
      lead="生年月日は、登録したあとは変更できません。"
      empty={{
        title: '確認する内容がありません',
        description: '必要な項目がまだ入力されていないか、保存が済んでいます。',
      }}
      save={kind === 'create' ? 'この内容で登録する' : 'この内容で保存する'}
    >
      {(values) => <Answers values={values} />}
    </ConfirmPage>
  )
}

function Answers({ values }: { values: ProfileValues }) {
  return (
    <dl className="border-t border-ink">
      <Answer term="ニックネーム" isName>
        {values.nickName}
      </Answer>
      <Answer term="ユーザーID" isName>
        {values.uniqueName}
      </Answer>
      <Answer term="お名前" isName>{`${isolated(values.lastName)} ${isolated(values.firstName)}`}</Answer>
      <Answer term="生年月日">{birthdayText(values.birthday)}</Answer>
      <Answer term="性別">{optionLabelOf(genderOptions, values.gender)}</Answer>
      <Answer term="都道府県">{optionLabelOf(prefectureOptions, values.prefecture)}</Answer>
    </dl>
  )
}

function Answer({ term, isName, children }: { term: string; isName?: boolean | undefined; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[min(8rem,38vw)_minmax(0,1fr)] gap-4 border-b border-hair py-4">
      <dt className="text-14 text-quiet">{term}</dt>
      <dd className="font-bold" translate={isName ? 'no' : undefined}>
        {children}
      </dd>
    </div>
  )
}
