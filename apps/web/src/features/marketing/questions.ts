/** The ten questions. Numbers come from the same tables that the server enforces. */
import { exteriorPresets, interiorPresets, limits, plans, premiumPrice } from '@maquette/contract';

const megabytes = Math.round(limits.uploadBytes / 1024 / 1024);

/** Values that depend on the server's settings. */
export interface Particulars {
  readonly freePicturesPerDay: number;
  readonly supportMail: string;
  readonly isFree: boolean;
}

export const questionsFor = ({ freePicturesPerDay, supportMail, isFree }: Particulars) => [
  {
    title: 'What can I do here without paying?',
    content: `Talk to the assistant, redesign photos of buildings in the exterior studio, and make pictures from words in the visuals studio. A free account makes up to ${freePicturesPerDay} pictures a day. The sketch studio and the picture analysis need no account at all.`,
  },
  {
    title: 'Is there a daily limit?',
    content: `Yes. Without an account ${limits.visitorPicturesPerDay} pictures a day, with a free account ${freePicturesPerDay}, with premium as many as you like within fair use. A picture that failed does not count, nor one with new finishes in the place of what could not be made. The assistant, reading aloud and analysis are only slowed down when they are asked too fast.`,
  },
  {
    title: 'How many styles are there?',
    content: `The exterior studio has ${exteriorPresets.length} styles, from ${exteriorPresets[0].label} and ${exteriorPresets[1].label} to Mediterranean and Cottage. The interior studio has ${interiorPresets.length}, from ${interiorPresets[0].label} to ${interiorPresets[9].label}. Each can be combined with a room, a kind of property and a mood.`,
  },
  {
    title: 'What kind of photo works best?',
    content: `A clear photo at a 90-degree straight angle: stand square to the wall, hold the camera level, and let floor and ceiling be seen. JPEG, PNG or WebP, up to ${megabytes} MB. The studio tells you before anything is spent when a photo is dark, tilted or blurred.`,
  },
  {
    title: 'Will it move my windows and walls?',
    content:
      'You choose how much changes. With Finishes your things stay and floor, walls and ceiling become new. With Furniture an empty bedroom, living room, dining room or office is furnished in its own photo: walls are painted, the floor is laid anew where it can be, and windows, doors, slopes and all else stay as they are. Other rooms are emptied and furnished anew around what you tap to keep: windows and view stay where they can be read, and walls are drawn anew in the shape that was read. With Everything all of it is drawn anew from where you stood. In rooms drawn anew slopes, arches, stairs and fireplaces are not recognised and are lost, unless you paint them to stay; a room whose shape cannot be read well gets painted walls and, where enough of it shows, a new floor (a bedroom also a new bed, where the old one can be cut out of the photo), and you can have it furnished anyway. Outdoors, Shape puts another house in the place of the old one and leaves lawn, drive and sky. Each result shows how much of what had to stay was kept and how sure the shape of a room is, and you can lay the changes over the original.',
  },
  {
    title: 'Which AI makes the pictures and answers?',
    content:
      'Engines that come with Maquette and run on this server, unless its operator has put another model behind a studio. A small label on every result says which engine made it.',
  },
  {
    title: 'What happens to my photos?',
    content:
      'They are kept for you and shown to nobody else. The location and camera data a phone writes into a photo are removed on upload. You can delete a photo or a result at any time, and revoke a shared link.',
  },
  {
    title: 'What does premium give me?',
    content: `The interior studio, pictures up to ${plans.premium.maxSidePx} pixels on the long side (free: ${plans.free.maxSidePx}), no daily limit within fair use, and a place at the front of the queue. It is ${premiumPrice.monthly} ${premiumPrice.period}${isFree ? `, at the moment ${premiumPrice.label}` : ''}.`,
  },
  {
    title: 'I closed the page while a picture was being made. Is it lost?',
    content:
      'No. The work goes on without you and ends exactly once. You find the result in your history, and what is still being made at the foot of the sidebar.',
  },
  {
    title: 'How do I cancel or delete my account?',
    content: `${isFree ? '' : 'A subscription is cancelled in your profile, at any time. '}Write to ${supportMail} from the e-mail address of your account, and a person sees to it. Before that you can take everything with you: “Export my data” in your profile gives you one file with all of it.`,
  },
];
