import { useState } from 'react';
import { useLocation } from 'react-router';

/** Which overlay is open, if any; a navigation closes it. */
export function useOpenUntilNavigation<Name extends string>() {
  const { pathname } = useLocation();
  const [opened, setOpened] = useState<{ name: Name; pathname: string } | null>(null);
  return {
    open: opened?.pathname === pathname ? opened.name : null,
    show: (name: Name) => setOpened({ name, pathname }),
    /** Closes everything, or only what is named. */
    hide: (name?: Name) =>
      setOpened((current) => (name && current?.name !== name ? current : null)),
  };
}
