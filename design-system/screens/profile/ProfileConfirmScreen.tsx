import type { ReactNode } from 'react'
import { Button } from '../../components/Button.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { TextLink } from '../../components/TextLink.tsx'
import { FormMessage } from '../parts/FormMessage.tsx'
import { FormPage } from '../parts/FormPage.tsx'
import { prefectureOptions } from '../prefectures.ts'
import { birthdayText, choiceText, genderOptions, type ProfileValues } from './profile.types.ts'

export interface ProfileConfirmScreenProps {
  kind: 'create' | 'change'
  /** What was typed; undefined when that is not a whole profile. */
  values: ProfileValues | undefined
  onSave: () => void
  saving?: boolean
  /** What the server refused, as one sentence; field errors lead back to the form. */
  error?: string
  editHref: string
}

/** The profile once more, before it is saved (W045). */
export function ProfileConfirmScreen({
  kind,
  values,
  onSave,
  saving = false,
  error,
  editHref,
}: ProfileConfirmScreenProps) {
  return (
    <FormPage title="この内容でよろしいですか" lead={<p>生年月日は、登録したあとは変更できません。</p>}>
      {error && (
        <div className="mb-8">
          <FormMessage text={error} />
        </div>
      )}
      {values ? (
        <>
          <Answers values={values} />
          <div className="mt-10 flex flex-col items-stretch gap-4 text-center desk:flex-row desk:items-center desk:gap-8">
            <Button onClick={onSave} pending={saving} pendingLabel="保存しています">
              {kind === 'create' ? 'この内容で登録する' : 'この内容で保存する'}
            </Button>
            <TextLink href={editHref}>入力にもどる</TextLink>
          </div>
        </>
      ) : (
        <EmptyState
          title="確認する内容がありません"
          description="必要な項目がまだ入力されていないか、保存が済んでいます。"
          action={{ label: '入力画面へ', href: editHref }}
        />
      )}
    </FormPage>
  )
}

function Answers({ values }: { values: ProfileValues }) {
  return (
    <dl className="border-t border-ink">
      <Answer term="ニックネーム">{values.nickName}</Answer>
      <Answer term="ユーザーID">{values.uniqueName}</Answer>
      <Answer term="お名前">{`${values.lastName} ${values.firstName}`}</Answer>
      <Answer term="生年月日">{birthdayText(values.birthday)}</Answer>
      <Answer term="性別">{choiceText(genderOptions, values.gender)}</Answer>
      <Answer term="都道府県">{choiceText(prefectureOptions, values.prefecture)}</Answer>
    </dl>
  )
}

function Answer({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[8rem_minmax(0,1fr)] gap-4 border-b border-hair py-4">
      <dt className="text-14 text-quiet">{term}</dt>
      <dd className="font-bold">{children}</dd>
    </div>
  )
}
