import type { ComponentName } from '../../../content/documents/component-names.ts';
import { Advice } from './advice.tsx';
import { BarFigure } from './bar-figure.tsx';
import { CompanyAddress } from './company-address.tsx';
import { LegalGuaranteeNotice } from './legal-guarantee-notice.tsx';
import { Note } from './note.tsx';
import { ProfileFigure } from './profile-figure.tsx';
import { Quote } from './quote.tsx';
import { ScaleFigure } from './scale-figure.tsx';
import { ShippingCountries } from './shipping-countries.tsx';
import { ShopFact } from './shop-fact.tsx';
import { Table } from './table.tsx';
import { WithdrawalForm } from './withdrawal-form.tsx';
import { WorkshopDates } from './workshop-dates.tsx';

/** The components available in MDX. */
export const components = {
  Advice,
  BarFigure,
  CompanyAddress,
  LegalGuaranteeNotice,
  Note,
  ProfileFigure,
  Quote,
  ScaleFigure,
  ShippingCountries,
  ShopFact,
  WithdrawalForm,
  WorkshopDates,
  table: Table,
} satisfies Record<ComponentName | 'table', unknown>;
