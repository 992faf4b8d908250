import { useI18n } from '../i18n/i18n.tsx';
import { StrengthScale } from '../ui/strength-scale.tsx';

/** From one to five, with its word. */
export function Strength({ value }: { value: number }) {
  const { t } = useI18n();
  return (
    <StrengthScale
      value={value}
      label={t.coffee.strength(value)}
      word={t.coffee.strengthWords[value - 1] ?? ''}
    />
  );
}
