"""Photos as `export-photos.ts` has written them, and the score of labelled points."""

import glob
import json
import os
from dataclasses import dataclass

import numpy
import torch
import torch.nn.functional as functional

from network import CLASSES, planes_of

UNLABELLED = 255
# side of a cell in pixels of the network's input
CELL = 4
# openings and things count as one in the score
MERGED = {"interior": [0, 1, 2, 3, 3, 3], "exterior": [0, 1, 2, 3, 4, 5, 6, 4]}


@dataclass
class Photo:
    name: str
    kind: str
    width: int
    height: int
    fold: int
    trust: float
    planes: torch.Tensor
    patch_of: numpy.ndarray
    patches: int
    points: list
    labels: torch.Tensor
    # what teachers believe of every patch, rows of probabilities; see teach.py
    beliefs: torch.Tensor | None
    # every pixel has been told
    is_whole: bool = False


def read_photos(folder):
    return [read_photo(path[: -len(".json")]) for path in sorted(glob.glob(f"{folder}/*.json"))]


def read_photo(path):
    with open(f"{path}.json", encoding="utf8") as file:
        about = json.load(file)
    raw = numpy.fromfile(f"{path}.bin", numpy.uint8)
    width, height = about["width"], about["height"]
    half = (height // 2, width // 2)
    count = 8 * half[0] * half[1]
    patch_of = raw[count:].view(numpy.uint16).reshape(height, width).astype(numpy.int16)
    points = [(int(patch_of[y, x]), label, x, y) for x, y, label in about["points"]]
    return Photo(
        name=os.path.basename(path),
        kind=about["kind"],
        width=width,
        height=height,
        fold=about["fold"],
        trust=max(0.0, min(1.0, about["trust"])),
        planes=torch.from_numpy(raw[:count].reshape(8, *half).copy()),
        patch_of=patch_of,
        patches=about["patches"],
        points=points,
        labels=label_map(patch_of, points),
        beliefs=read_beliefs(f"{path}.taught", about["patches"]),
    )


def read_scenes(folder):
    """Rooms and houses of our own renderer, as `export-scenes.ts` has written them."""
    return [read_scene(path[: -len(".json")]) for path in sorted(glob.glob(f"{folder}/*.json"))]


def read_scene(path):
    with open(f"{path}.json", encoding="utf8") as file:
        about = json.load(file)
    raw = torch.from_numpy(numpy.fromfile(f"{path}.bin", numpy.uint8))
    planes = raw.reshape(9, about["height"] // 2, about["width"] // 2)
    return Photo(
        name=os.path.basename(path),
        kind=about["kind"],
        width=about["width"],
        height=about["height"],
        fold=-1,
        trust=max(0.0, min(1.0, about["trust"])),
        planes=planes[:8],
        patch_of=numpy.empty(0),
        patches=0,
        points=[],
        labels=planes[8],
        beliefs=None,
        is_whole=True,
    )


def read_beliefs(path, patches):
    if not os.path.exists(path):
        return None
    return torch.from_numpy(numpy.fromfile(path, numpy.uint8).reshape(patches, -1)).float() / 255


def label_map(patch_of, points):
    """A labelled point stands for its patch; where two points disagree, only for what is near."""
    labels = numpy.full(patch_of.shape, UNLABELLED, numpy.uint8)
    said = {}
    for patch, label, _, _ in points:
        said.setdefault(patch, set()).add(label)
    for patch, label, _, _ in points:
        if len(said[patch]) == 1:
            labels[patch_of == patch] = label
    for patch, label, x, y in points:
        if len(said[patch]) > 1:
            labels[max(0, y - 3) : y + 4, max(0, x - 3) : x + 4] = label
    return torch.from_numpy(labels)


def place_planes(height, width):
    across = ((torch.arange(width) + 0.5) / width * 2 - 1)[None].expand(height, width)
    down = ((torch.arange(height) + 0.5) / height * 2 - 1)[:, None].expand(height, width)
    return torch.stack([across, down])[None]


@torch.no_grad()
def beliefs_of(network, photo, scales=(1,)):
    """Probabilities of the patches, each the mean over its pixels, those of the mirror image and all scales."""
    planes = photo.planes[None].float()
    looks = [look for scale in scales for look in looks_at(network, photo, planes, scale)]
    half = sum(looks) / len(looks)
    chances = half.repeat_interleave(2, 2).repeat_interleave(2, 3)
    missing = (0, photo.width - chances.shape[3], 0, photo.height - chances.shape[2])
    chances = functional.pad(chances, missing, mode="replicate")[0].numpy()
    of = photo.patch_of.reshape(-1)
    sizes = numpy.maximum(1, numpy.bincount(of, minlength=photo.patches))
    sums = [numpy.bincount(of, plane.reshape(-1), photo.patches) for plane in chances]
    return numpy.stack(sums, 1) / sizes[:, None]


def looks_at(network, photo, planes, scale):
    """At the photo and at its mirror image, seen larger or smaller."""
    shape = planes.shape[2:]
    if scale != 1:
        size = [int(length * scale) // CELL * CELL for length in shape]
        colour = functional.interpolate(planes[:, :3], size, mode="bilinear", align_corners=False)
        planes = torch.cat([colour, functional.interpolate(planes[:, 3:], size, mode="nearest")], 1)
    place = place_planes(planes.shape[2], planes.shape[3])
    trust = torch.tensor([photo.trust])
    for turn in (lambda picture: picture, lambda picture: picture.flip(-1)):
        shown = turn(planes)
        seen = planes_of(
            shown[:, 0:3], shown[:, 3:6], shown[:, 6:7], shown[:, 7:8], trust, photo.kind, place
        )
        cells = functional.softmax(network(seen, photo.kind), 1)
        chances = functional.interpolate(cells, scale_factor=CELL, mode="bilinear", align_corners=False)
        chances = turn(chances[:, :, : planes.shape[2], : planes.shape[3]])
        yield functional.interpolate(chances, shape, mode="bilinear", align_corners=False)


def print_score(title, network, photos):
    network.eval()
    for kind in CLASSES:
        beliefs, truth = [], []
        for photo in (photo for photo in photos if photo.kind == kind):
            judged = beliefs_of(network, photo)
            for patch, label, _, _ in photo.points:
                beliefs.append(judged[patch])
                truth.append(label)
        if not truth:
            continue
        beliefs, truth = numpy.array(beliefs), numpy.array(truth)
        merged = numpy.array(MERGED[kind])
        judged = beliefs.argmax(1)
        right = merged[judged] == merged[truth]
        sure = beliefs.max(1) > 0.8
        parts = [
            f"{title} {kind}: {len(truth)} points",
            f"merged {right.mean():.1%}",
            f"full {(judged == truth).mean():.1%}",
            f"sure {sure.mean():.1%}",
            f"of these right {right[sure].mean() if sure.any() else 0:.1%}",
        ]
        if kind == "interior":
            parts.append(f"things as surface {numpy.isin(judged[truth == 5], [0, 1, 2]).mean():.1%}")
        print(", ".join(parts), flush=True)
