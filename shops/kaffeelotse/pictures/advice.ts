import capsules from './advice/capsules.webp';
import chocolatey from './advice/chocolatey.svg';
import dripper from './advice/dripper.webp';
import frenchPress from './advice/frenchPress.webp';
import fruity from './advice/fruity.svg';
import fullyAutomatic from './advice/fullyAutomatic.webp';
import mild from './advice/mild.svg';
import mokaPot from './advice/mokaPot.webp';
import portafilter from './advice/portafilter.webp';
import strong from './advice/strong.svg';

/** Of the advisor's answers, by their keys. */
export const advicePictures: Record<string, string> = {
  portafilter,
  fullyAutomatic,
  dripper,
  frenchPress,
  mokaPot,
  capsules,
  chocolatey,
  fruity,
  strong,
  mild,
};
