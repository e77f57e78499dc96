import { useState } from 'react'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Section } from '../../components/Section.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { TextLink } from '../../components/TextLink.tsx'
import { lazyModule, useLazyModule } from '../../lazy.tsx'
import { Loaded } from '../parts/Loaded.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { RowsSkeleton } from '../parts/RowsSkeleton.tsx'
import { PasskeyList } from './parts/PasskeyList.tsx'
import { SessionList } from './parts/SessionList.tsx'
import type { PasskeyRow, SecurityNews, SecurityPasskeys, SecuritySessions } from './security.types.ts'

export interface SecurityScreenProps {
  /** The member's passkeys; undefined if the server does not support passkeys. */
  passkeys: SecurityPasskeys | undefined
  /** The member's sessions; undefined if the server does not list them. */
  sessions: SecuritySessions | undefined
  news?: SecurityNews | undefined
  hrefs: { account: string; password: string; oauth: string }
}

const newsTexts: Readonly<Record<SecurityNews, string>> = {
  added: 'パスキーを追加しました。次から、パスキーでログインできます。',
  renamed: 'パスキーの名前を変えました。',
  deleted: 'パスキーを削除しました。',
  ended: '選んだ端末をログアウトさせました。',
  othersEnded: 'ほかの端末を、すべてログアウトさせました。',
}

const skeleton = (
  <RowsSkeleton rows={2} row="border-b border-hair py-4">
    <Skeleton shape="line" className="h-6 w-40" />
    <Skeleton shape="line" className="mt-2 w-4/5" />
  </RowsSkeleton>
)

const nameDialog = lazyModule(() => import('./PasskeyNameDialog.tsx'))

/** ログインとセキュリティ: the member's passkeys, and the devices on which the member is logged in (Q536, Q539). */
export function SecurityScreen({ passkeys, sessions, news, hrefs }: SecurityScreenProps) {
  return (
    <div className="pb-24">
      <PageHead title="ログインとセキュリティ" lead="パスキーと、ログインしている端末を確かめられます。" />
      <div className="page mt-6">
        <output className="block text-success">{news && newsTexts[news]}</output>
        {!passkeys && !sessions && (
          <EmptyState
            title="ここで設定できることは、まだありません"
            description="パスワードと、ログインに使うサービスは、アカウントの画面で確かめられます。"
            action={{ label: 'アカウントへもどる', href: hrefs.account }}
          />
        )}
        {passkeys && <Passkeys {...passkeys} />}
        {sessions && (
          <Section title="ログイン中の端末">
            <Loaded value={sessions.list} label="ログイン中の端末を読みこみ中" skeleton={skeleton}>
              {(list) => <SessionList {...sessions} list={list} />}
            </Loaded>
          </Section>
        )}
        <p className="mt-10 flex flex-wrap gap-x-8 gap-y-2">
          <TextLink href={hrefs.password}>パスワードを変える</TextLink>
          <TextLink href={hrefs.oauth}>ログインに使うサービス</TextLink>
        </p>
      </div>
    </div>
  )
}

/** The passkeys, with the dialog in which the member names one. */
function Passkeys(passkeys: SecurityPasskeys) {
  const [named, setNamed] = useState<PasskeyRow | 'new'>()
  const close = () => setNamed(undefined)
  const { module } = useLazyModule(nameDialog, { isWanted: named !== undefined, onFailed: close })
  const save = (name: string) => {
    close()
    if (named === 'new') passkeys.onAdd(name)
    else if (named) passkeys.onRename(named.id, name)
  }
  return (
    <Section title="パスキー" lead="偽のサイトに盗まれない、パスワードのいらないログインです。">
      <Loaded value={passkeys.list} label="パスキーを読みこみ中" skeleton={skeleton}>
        {(list) => <PasskeyList {...passkeys} list={list} onName={setNamed} />}
      </Loaded>
      {named && module && (
        <module.PasskeyNameDialog
          isRename={named !== 'new'}
          initialName={named === 'new' ? passkeys.suggestedName : named.name}
          onSave={save}
          onClose={close}
        />
      )}
    </Section>
  )
}
