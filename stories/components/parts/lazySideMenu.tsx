import type { LazySideMenu } from '@tsudoi/design-system/components/HeaderMenu'
import type { MenuGroup } from '@tsudoi/design-system/components/SideMenu'
import { lazyModule } from '@tsudoi/design-system/lazy'

/** Returns a side menu with the given links as a lazily loaded module, as a header loads it. */
export const lazySideMenu = (group: MenuGroup): LazySideMenu =>
  lazyModule(async () => {
    const { SideMenu } = await import('@tsudoi/design-system/components/SideMenu')
    return (props) => <SideMenu {...props} {...group} />
  })
