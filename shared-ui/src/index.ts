/** The public list of the design system: core, components, text and time helpers. */

export * from 'shared-ui/core';

export { Badge } from './components/Badge/Badge';
export { Button, type ButtonProps } from './components/Button/Button';
export type { ButtonSize, ButtonTone } from './components/Button/buttonLook';
export { ButtonLink } from './components/ButtonLink/ButtonLink';
export { Card } from './components/Card/Card';
export { Chip } from './components/Chip/Chip';
export { Container } from './components/Container/Container';
export { EmptyState } from './components/EmptyState/EmptyState';
export { ErrorState } from './components/ErrorState/ErrorState';
export { IconButton } from './components/IconButton/IconButton';
export { LowerThird } from './components/LowerThird/LowerThird';
export { PageTitle } from './components/PageTitle/PageTitle';
export { Pill, type PillTone } from './components/Pill/Pill';
export { PlainLink } from './components/PlainLink/PlainLink';
export { SeasonTag } from './components/SeasonTag/SeasonTag';
export { Skeleton } from './components/Skeleton/Skeleton';
export { SkipLink } from './components/SkipLink/SkipLink';
export { Spinner } from './components/Spinner/Spinner';
export { StatTiles } from './components/StatTiles/StatTiles';
export { TextLink } from './components/TextLink/TextLink';
export { VisuallyHidden } from './components/VisuallyHidden/VisuallyHidden';
