import {
  IconApi, IconAppWindow, IconArchive, IconArrowLeft, IconArrowRight, IconAward, IconBook, IconBrain,
  IconBrandFacebook, IconBrandInstagram, IconBrandLinkedin, IconBrandX, IconBrandYoutube, IconBriefcase, IconBuilding,
  IconBuildingBank, IconCalendar, IconCertificate, IconChartBar, IconCheck, IconClipboardList, IconClock, IconCloud,
  IconCode, IconCompass, IconCopy, IconDatabase, IconDeviceGamepad2, IconFileCheck, IconFileText, IconFish, IconFlask,
  IconHeadset, IconHeartbeat, IconHeartHandshake, IconKey, IconLeaf, IconLock, IconMail, IconMapPin, IconMessage,
  IconNetwork, IconPhone, IconPill, IconPlugConnected, IconRefresh, IconReport, IconRoute, IconSearch, IconServer,
  IconSettings, IconShield, IconShieldCheck, IconStack2, IconTarget, IconTools, IconTruck, IconUserCheck, IconUserPlus,
  IconUsers, IconUsersGroup, IconWallet, IconWorld, type Icon as TablerIcon,
} from '@tabler/icons-react';
import type { IconName } from '@/lib/content/icons';

// Tabler Icons, MIT: one stroke family with the brand marks of the social links in the same line.
const ICONS = {
  ai: IconBrain,
  api: IconApi,
  app: IconAppWindow,
  archive: IconArchive,
  'arrow-left': IconArrowLeft,
  'arrow-right': IconArrowRight,
  award: IconAward,
  bank: IconBuildingBank,
  briefcase: IconBriefcase,
  building: IconBuilding,
  calendar: IconCalendar,
  certificate: IconCertificate,
  chart: IconChartBar,
  check: IconCheck,
  clipboard: IconClipboardList,
  clock: IconClock,
  cloud: IconCloud,
  code: IconCode,
  compass: IconCompass,
  copy: IconCopy,
  database: IconDatabase,
  document: IconFileText,
  email: IconMail,
  facebook: IconBrandFacebook,
  'file-check': IconFileCheck,
  flask: IconFlask,
  game: IconDeviceGamepad2,
  globe: IconWorld,
  handshake: IconHeartHandshake,
  heartbeat: IconHeartbeat,
  instagram: IconBrandInstagram,
  key: IconKey,
  layers: IconStack2,
  leaf: IconLeaf,
  learn: IconBook,
  linkedin: IconBrandLinkedin,
  lock: IconLock,
  'map-pin': IconMapPin,
  message: IconMessage,
  network: IconNetwork,
  people: IconUsers,
  phishing: IconFish,
  phone: IconPhone,
  pill: IconPill,
  plug: IconPlugConnected,
  recruit: IconUserPlus,
  refresh: IconRefresh,
  report: IconReport,
  route: IconRoute,
  search: IconSearch,
  server: IconServer,
  settings: IconSettings,
  shield: IconShield,
  'shield-check': IconShieldCheck,
  support: IconHeadset,
  target: IconTarget,
  team: IconUsersGroup,
  tools: IconTools,
  truck: IconTruck,
  'user-check': IconUserCheck,
  wallet: IconWallet,
  x: IconBrandX,
  youtube: IconBrandYoutube,
} satisfies Record<IconName, TablerIcon>;

type Props = {
  name: IconName;
  /** Width and height in CSS pixels. */
  size?: number;
};

/** A decorative icon in the drawings' line; the text beside it carries the meaning. */
export function Icon({ name, size = 24 }: Props) {
  const Drawing = ICONS[name];
  return <Drawing aria-hidden="true" size={size} stroke={1.5} className="shrink-0" />;
}
