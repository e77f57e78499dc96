import { Penlight } from '../../components/Penlight.tsx'
import { Section } from '../../components/Section.tsx'
import { Skeleton, SkeletonArea } from '../../components/Skeleton.tsx'
import { LinkRows } from '../parts/LinkRows.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import type { AccountGroup, LoginMethodsState } from './account.types.ts'

export interface AccountMenuScreenProps {
  /** The member's login methods; undefined while loading. */
  ways: LoginMethodsState | undefined
  groups: AccountGroup[]
  /** The URL of the page where login services are linked and unlinked. */
  oauthHref: string
}

/** The account menu: all settings of the member, and the legal texts (W049). */
export function AccountMenuScreen({ ways, groups, oauthHref }: AccountMenuScreenProps) {
  return (
    <div className="pb-24">
      <PageHead title="アカウント" />
      <div className="page">
        <Section title="ログイン方法" action={{ label: '連携を見る', href: oauthHref }} className="mt-8! desk:mt-12!">
          {ways ? <LoginMethods ways={ways} /> : <WaysSkeleton />}
        </Section>
        {groups.map(({ title, links }) => (
          <Section key={title} title={title} className="mt-10! desk:mt-14!">
            <LinkRows links={links} />
          </Section>
        ))}
      </div>
    </div>
  )
}

/**
 * Shows a lit penlight for each usable login method. The e-mail penlight is dark without an address or a password
 * (S070).
 */
function LoginMethods({ ways: { hasEmail, hasNoPassword = false, providers } }: { ways: LoginMethodsState }) {
  return (
    <>
      <ul className="flex flex-wrap gap-x-10 gap-y-4">
        <LoginMethod
          name="メールアドレス"
          isOpen={hasEmail && !hasNoPassword}
          state={hasEmail ? 'パスワード未設定' : '未登録'}
        />
        {providers.map((name) => (
          <LoginMethod key={name} name={name} isOpen />
        ))}
      </ul>
      {!hasEmail && (
        <p className="mt-4 max-w-180 text-14 text-quiet">
          メールアドレスは登録されていません。ログインには、連携したサービスをお使いください。
        </p>
      )}
    </>
  )
}

/** One login method with its penlight. `state` is the text shown while the method cannot be used. */
function LoginMethod({ name, isOpen, state }: { name: string; isOpen: boolean; state?: string | undefined }) {
  return (
    <li className="flex items-center gap-3">
      <Penlight state={isOpen ? 'on' : 'off'} />
      <span>
        <span className={`block ${isOpen ? 'font-bold' : 'text-quiet'}`}>{name}</span>
        <span className="block text-12 text-quiet">{isOpen ? '利用できます' : state}</span>
      </span>
    </li>
  )
}

function WaysSkeleton() {
  return (
    <SkeletonArea label="ログイン方法を読みこみ中">
      <Skeleton shape="line" className="h-11 w-40" />
    </SkeletonArea>
  )
}
